/** What the weather looks like, by its name in the book. */
export type WeatherLook = 'heat' | 'sun' | 'rain' | 'snow' | 'fine'

const LOOKS: readonly (readonly [RegExp, WeatherLook])[] = [
  [/heat|swelter/, 'heat'],
  [/sun/, 'sun'],
  [/rain|pour/, 'rain'],
  [/bliz|snow/, 'snow'],
]

export const lookOf = (weather: string): WeatherLook =>
  LOOKS.find(([pattern]) => pattern.test(weather))?.[1] ?? 'fine'
