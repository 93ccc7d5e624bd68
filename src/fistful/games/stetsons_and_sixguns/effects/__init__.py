"""What cards do, by theme: a handler of the agenda for each step of the vocabulary.

It changes the shot to come, marks a seat for the round, or asks
something and carries out the answer. `targets` · `shots` · `theft` · `supplies` · `everyone`.
"""
