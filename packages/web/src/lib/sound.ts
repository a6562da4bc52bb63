import type { Event } from '@touchback/engine'
import { settings } from './settings.svelte.ts'

/** Our own short sounds, synthesised; nothing is loaded. */
let context: AudioContext | null = null

interface Tone {
  readonly from: number
  readonly to: number
  readonly seconds: number
  readonly shape: OscillatorType
  readonly loud: number
}

function play({ from, to, seconds, shape, loud }: Tone, delay = 0): void {
  context ??= new AudioContext()
  const start = context.currentTime + delay
  const oscillator = context.createOscillator()
  const gain = context.createGain()
  oscillator.type = shape
  oscillator.frequency.setValueAtTime(from, start)
  oscillator.frequency.exponentialRampToValueAtTime(to, start + seconds)
  gain.gain.setValueAtTime(loud, start)
  gain.gain.exponentialRampToValueAtTime(0.001, start + seconds)
  oscillator.connect(gain).connect(context.destination)
  oscillator.start(start)
  oscillator.stop(start + seconds)
}

const THUD: Tone = { from: 150, to: 45, seconds: 0.16, shape: 'triangle', loud: 0.35 }
const TICK: Tone = { from: 900, to: 600, seconds: 0.04, shape: 'square', loud: 0.05 }
const STEP: Tone = { from: 220, to: 180, seconds: 0.03, shape: 'sine', loud: 0.06 }
const WHISTLE: Tone = { from: 2100, to: 2300, seconds: 0.35, shape: 'square', loud: 0.05 }

const SOUNDS: Partial<Record<Event['type'], readonly Tone[]>> = {
  moved: [STEP],
  rolled: [TICK, TICK],
  'block-rolled': [TICK, TICK, TICK],
  'knocked-down': [THUD],
  pushed: [{ ...THUD, loud: 0.15 }],
  turnover: [WHISTLE],
  'turn-started': [{ ...WHISTLE, seconds: 0.12 }],
  touchdown: [440, 554, 659, 880].map((note) => ({
    from: note,
    to: note,
    seconds: 0.22,
    shape: 'sawtooth',
    loud: 0.08,
  })),
  kicked: [{ from: 300, to: 700, seconds: 0.2, shape: 'sine', loud: 0.12 }],
  caught: [{ from: 500, to: 640, seconds: 0.08, shape: 'sine', loud: 0.12 }],
}

export function soundOf(event: Event): void {
  if (!settings.sound) return
  for (const [index, tone] of (SOUNDS[event.type] ?? []).entries()) play(tone, index * 0.09)
}
