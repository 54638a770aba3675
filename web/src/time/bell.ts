/** A bell for one's turn, made of three tones; there is no file to fetch. */
const TONES = [
  { hertz: 659.3, after: 0, loud: 0.12 },
  { hertz: 987.8, after: 0.11, loud: 0.1 },
  { hertz: 1975.5, after: 0.11, loud: 0.03 },
];
const FADING = 0.9;
let hall: AudioContext | null = null;

export function ring(): void {
  if (typeof AudioContext === "undefined") return;
  hall ??= new AudioContext();
  void hall.resume();
  for (const tone of TONES) strike(hall, tone);
}

function strike(context: AudioContext, { hertz, after, loud }: (typeof TONES)[number]): void {
  const [tone, volume, at] = [context.createOscillator(), context.createGain(), context.currentTime + after];
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loud, at + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + FADING);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + FADING);
}
