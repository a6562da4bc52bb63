import { crc32, deflateSync } from 'node:zlib'

const MOST_COLOURS = 256

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

const distance = (one: number, other: number): number =>
  [16, 8, 0].reduce((sum, shift) => sum + (((one >> shift) & 255) - ((other >> shift) & 255)) ** 2, 0)

/** A drawing of flat colours as a PNG with a palette: the commonest colours, and the nearest of them for every other. */
export function smallPng(pixels: readonly number[], width: number): Buffer {
  const counts = new Map<number, number>()
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1)
  const palette = [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MOST_COLOURS)
    .map(([colour]) => colour)
  const places = new Map<number, number>()
  for (const colour of counts.keys()) {
    let best = 0
    for (let place = 1; place < palette.length; place++)
      if (distance(colour, palette[place] ?? 0) < distance(colour, palette[best] ?? 0)) best = place
    places.set(colour, best)
  }
  const height = pixels.length / width
  const rows = Buffer.alloc((width + 1) * height)
  pixels.forEach((pixel, at) => {
    rows[Math.floor(at / width) * (width + 1) + 1 + (at % width)] = places.get(pixel) ?? 0
  })
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // Eight bits a pixel, which is a place in the palette.
  head.set([8, 3], 8)
  const colours = Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('PLTE', colours),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
