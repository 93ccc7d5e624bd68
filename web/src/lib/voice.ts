// The host's voice: the device's own speech, in the listener's language. Where there is none, drums
// and the screen say it all.

/** Return the voice to speak a language with: one that needs no net, if there is one. */
function voiceOf(language: string): SpeechSynthesisVoice | undefined {
  if (typeof speechSynthesis === 'undefined') return undefined;
  const fitting = speechSynthesis.getVoices().filter((one) => one.lang.startsWith(language));
  return fitting.find((one) => one.localService) ?? fitting[0];
}

/** Tell whether there is a voice for a language, as far as this device knows yet. */
export function hasVoice(language: string): boolean {
  return voiceOf(language) !== undefined;
}

/** Call something whenever the device finds voices; returns how to stop that. */
export function onVoices(call: () => void): () => void {
  if (typeof speechSynthesis === 'undefined') return () => {};
  speechSynthesis.addEventListener('voiceschanged', call);
  return () => speechSynthesis.removeEventListener('voiceschanged', call);
}

/** Say something; what is being said is cut short. Low and slow: a godfather does not hurry. */
export function speak(text: string, language: string): void {
  const voice = voiceOf(language);
  if (!voice) return;
  const words = new SpeechSynthesisUtterance(text);
  words.voice = voice;
  words.lang = voice.lang;
  words.pitch = 0.6;
  words.rate = 0.95;
  speechSynthesis.cancel();
  speechSynthesis.speak(words);
}

export function hush(): void {
  if (typeof speechSynthesis !== 'undefined') speechSynthesis.cancel();
}
