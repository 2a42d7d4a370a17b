let context: AudioContext | undefined
let isWaiting = false

/** Lets the page sound: browsers allow it only from a press or a key on. */
export const wakeSound = (): void => {
  if (!('AudioContext' in window)) return
  context ??= new AudioContext()
  void context.resume()
}

const tones = [
  { hertz: 660, at: 0 },
  { hertz: 880, at: 0.14 },
]
const seconds = 0.22

const playTone = (on: AudioContext) => {
  for (const { hertz, at } of tones) {
    const start = on.currentTime + at
    const tone = on.createOscillator()
    const loudness = on.createGain()
    tone.frequency.value = hertz
    // Fading in and out, since a tone that is cut off cracks.
    loudness.gain.setValueAtTime(0, start)
    loudness.gain.linearRampToValueAtTime(0.2, start + 0.02)
    loudness.gain.linearRampToValueAtTime(0, start + seconds)
    tone.connect(loudness).connect(on.destination)
    tone.start(start)
    tone.stop(start + seconds)
  }
}

/** Two short tones; where the browser does not allow sound yet, once for all as soon as it does. */
export const playBeep = (): void => {
  wakeSound()
  const on = context
  if (!on || isWaiting) return
  isWaiting = true
  void on.resume().then(() => {
    isWaiting = false
    playTone(on)
  })
}
