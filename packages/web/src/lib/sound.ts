import type { Event } from '@touchback/engine'
import { settings } from './settings.svelte.ts'

/** Our own short sounds, synthesised; nothing is loaded. */
interface Stage {
  readonly context: AudioContext
  readonly master: GainNode
  readonly noise: AudioBuffer
}
let stage: Stage | null = null

interface Tone {
  readonly from: number
  readonly to: number
  readonly seconds: number
  /** `crowd` and `thump` are noise through a filter that moves from one height to the other. */
  readonly shape: OscillatorType | 'crowd' | 'thump'
  readonly loud: number
  /** When it begins, in seconds after the sound does. */
  readonly at?: number
}

function setUp(): Stage {
  const context = new AudioContext()
  const master = context.createGain()
  master.connect(context.destination)
  const noise = context.createBuffer(1, context.sampleRate * 2, context.sampleRate)
  const samples = noise.getChannelData(0)
  let seed = 1
  for (let i = 0; i < samples.length; i++) {
    seed = (seed * 16807) % 2147483647
    samples[i] = seed / 1073741824 - 1
  }
  return { context, master, noise }
}

/** A crowd swells and ebbs; everything else begins at once. */
function envelope({ gain }: GainNode, { shape, loud, seconds }: Tone, start: number): void {
  const swell = shape === 'crowd' ? seconds * 0.3 : 0.004
  gain.setValueAtTime(0.0001, start)
  gain.exponentialRampToValueAtTime(loud, start + swell)
  gain.exponentialRampToValueAtTime(0.0005, start + seconds)
}

function play({ context, master, noise }: Stage, tone: Tone): void {
  const { from, to, seconds, shape } = tone
  const start = context.currentTime + (tone.at ?? 0)
  const gain = context.createGain()
  envelope(gain, tone, start)
  gain.connect(master)
  if (shape === 'crowd' || shape === 'thump') {
    const source = context.createBufferSource()
    const filter = context.createBiquadFilter()
    source.buffer = noise
    filter.type = shape === 'crowd' ? 'bandpass' : 'lowpass'
    filter.Q.value = shape === 'crowd' ? 0.8 : 0.5
    filter.frequency.setValueAtTime(from, start)
    filter.frequency.exponentialRampToValueAtTime(to, start + seconds)
    source.connect(filter).connect(gain)
    source.start(start)
    source.stop(start + seconds)
    return
  }
  const oscillator = context.createOscillator()
  oscillator.type = shape
  oscillator.frequency.setValueAtTime(from, start)
  oscillator.frequency.exponentialRampToValueAtTime(to, start + seconds)
  oscillator.connect(gain)
  oscillator.start(start)
  oscillator.stop(start + seconds)
}

const THUD: Tone = { from: 150, to: 45, seconds: 0.16, shape: 'triangle', loud: 0.5 }
const CRUNCH: Tone = { from: 900, to: 120, seconds: 0.14, shape: 'thump', loud: 0.5 }
const TICK: Tone = { from: 900, to: 600, seconds: 0.04, shape: 'square', loud: 0.07 }
const STEP: Tone = { from: 220, to: 180, seconds: 0.03, shape: 'sine', loud: 0.1 }
const WHISTLE: Tone = { from: 2100, to: 2300, seconds: 0.35, shape: 'square', loud: 0.08 }
const CHEER: Tone = { from: 500, to: 1100, seconds: 1.4, shape: 'crowd', loud: 0.7 }
const GROAN: Tone = { from: 700, to: 260, seconds: 0.9, shape: 'crowd', loud: 0.5 }
const fanfare = (notes: readonly number[]): Tone[] =>
  notes.map((note, i) => ({
    from: note,
    to: note,
    seconds: 0.26,
    shape: 'sawtooth',
    loud: 0.1,
    at: i * 0.1,
  }))
const times = (count: number, tone: Tone): Tone[] =>
  Array.from({ length: count }, (_, i) => ({ ...tone, at: i * 0.09 }))

const SOUNDS: Partial<Record<Event['type'], readonly Tone[]>> = {
  moved: [STEP],
  rolled: times(2, TICK),
  'block-rolled': times(3, TICK),
  'knocked-down': [THUD, CRUNCH],
  pushed: [{ ...THUD, loud: 0.2 }],
  casualty: [CRUNCH, THUD, { ...GROAN, at: 0.12 }],
  turnover: [WHISTLE, { ...GROAN, loud: 0.3, at: 0.2 }],
  'sent-off': [WHISTLE, { ...WHISTLE, at: 0.4 }, { ...CHEER, loud: 0.4, at: 0.5 }],
  intercepted: [{ ...CHEER, seconds: 0.8 }],
  'turn-started': [{ ...WHISTLE, seconds: 0.12 }],
  'half-ended': [WHISTLE, { ...WHISTLE, at: 0.4 }, { ...WHISTLE, seconds: 0.7, at: 0.8 }],
  touchdown: [...fanfare([440, 554, 659, 880]), CHEER],
  kicked: [{ from: 300, to: 700, seconds: 0.2, shape: 'sine', loud: 0.2 }, CRUNCH],
  caught: [{ from: 500, to: 640, seconds: 0.08, shape: 'sine', loud: 0.2 }],
}

function sound(tones: readonly Tone[]): void {
  stage ??= setUp()
  stage.master.gain.value = settings.volume
  for (const tone of tones) play(stage, tone)
}

export function soundOf({ type }: Event): void {
  const tones = SOUNDS[type]
  if (settings.sound && settings.volume > 0 && tones !== undefined) sound(tones)
}

/** What a volume sounds like. */
export function soundSample(): void {
  if (settings.sound) sound([WHISTLE])
}
