import sharp from 'sharp'

type IsDark = (x: number, y: number) => boolean

/** Blocks of data at level M, by version: how many there are, and how many bytes each has. */
const blocksOfM: Record<number, readonly [blocks: number, bytes: number]> = {
  1: [1, 16],
  2: [1, 28],
  3: [1, 44],
  4: [2, 32],
  5: [2, 43],
  6: [4, 27],
}

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** The modules of a printed code: its edges are the first and last dark pixels, its scale is the corner's seven. */
const readModules = async (picture: Buffer): Promise<{ size: number; isDark: IsDark }> => {
  const { data, info } = await sharp(picture)
    .flatten()
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const dark = (x: number, y: number) => data[y * info.width * info.channels + x * info.channels]! < 128
  const all = Array.from({ length: info.width * info.height }, (_, place) => place)
  const places = all.filter((place) => dark(place % info.width, Math.floor(place / info.width)))
  const xs = places.map((place) => place % info.width)
  const ys = places.map((place) => Math.floor(place / info.width))
  const smallest = (numbers: number[]) => numbers.reduce((least, each) => Math.min(least, each))
  const [left, top] = [smallest(xs), smallest(ys)]
  const width = smallest(xs.map((x) => -x)) * -1 - left + 1
  // Not the very edge, which may be grey.
  let corner = 1
  while (dark(left + corner, top + 1)) corner += 1
  // 21 modules, or 4 more for each version.
  const size = 17 + 4 * Math.round((width / (corner / 7) - 17) / 4)
  const at = (start: number, module: number) => Math.floor(start + (module + 0.5) * (width / size))
  return { size, isDark: (x, y) => dark(at(left, x), at(top, y)) }
}

/** Whether a module says nothing of the text: corners, timing and the one mark for alignment. */
const isFixed = (size: number) => (x: number, y: number) => {
  const isCorner = (x < 9 && y < 9) || (x > size - 9 && y < 9) || (x < 9 && y > size - 9)
  const isAligned = size > 21 && Math.abs(x - (size - 7)) < 3 && Math.abs(y - (size - 7)) < 3
  return isCorner || x === 6 || y === 6 || isAligned
}

const readBits = (size: number, isDark: IsDark): boolean[] => {
  // Its level and mask stand beside the first corner, themselves masked with 10101….
  const mask = [2, 3, 4].reduce((sum, x) => sum * 2 + Number(isDark(x, 8)), 0) ^ 0b101
  const fixed = isFixed(size)
  const bits: boolean[] = []
  const columns = Array.from({ length: (size - 1) / 2 }, (_, pair) => size - 1 - 2 * pair)
  columns.forEach((column, pair) => {
    const right = column <= 6 ? column - 1 : column
    for (let step = 0; step < size; step += 1) {
      const y = pair % 2 === 0 ? size - 1 - step : step
      for (const x of [right, right - 1]) if (!fixed(x, y)) bits.push(isDark(x, y) !== masks[mask]!(x, y))
    }
  })
  return bits
}

/** What a picture of a QR code of level M says, read as a camera would, but without mending: every module must be right. */
export const readQrCode = async (picture: Buffer): Promise<string> => {
  const { size, isDark } = await readModules(picture)
  const blocks = blocksOfM[(size - 17) / 4]
  if (!blocks) throw new Error(`There is no code of ${size} modules here.`)
  const bits = readBits(size, isDark)
  const byteAt = (from: number) => bits.slice(from, from + 8).reduce((sum, bit) => sum * 2 + Number(bit), 0)
  const [count, length] = blocks
  // The blocks take turns, a byte each.
  const bytes = Array.from({ length: count * length }, (_, place) => {
    const [block, index] = [Math.floor(place / length), place % length]
    return byteAt((index * count + block) * 8)
  })
  if (bytes[0]! >> 4 !== 0b0100) throw new Error('The code says something else than bytes.')
  const said = ((bytes[0]! & 15) << 4) | (bytes[1]! >> 4)
  const text = Array.from(
    { length: said },
    (_, place) => ((bytes[place + 1]! & 15) << 4) | (bytes[place + 2]! >> 4),
  )
  return Buffer.from(text).toString('utf8')
}
