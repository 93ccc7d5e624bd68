"""What cards do, by theme: each step of the vocabulary is a small piece of its own.

A piece is a handler of the agenda. It changes the shot to come, marks a seat for the round, or asks
something and carries out the answer. `targets` · `shots` · `theft` · `supplies` · `everyone`.
"""
