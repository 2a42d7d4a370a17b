import { setTimeout as pause } from 'node:timers/promises'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { createChildProcesses } from './child-processes'
import type { PictureOutcome } from './draw-picture'
import type { PictureTask } from './picture-worker'
import { account } from '../../features/account/account.feature'
import { marketplace } from '../../features/marketplace/marketplace.feature'
import { profile } from '../../features/profile/profile.feature'
import type { Choice } from './draw-picture'
import { renderPicture as render, sniff } from './pictures'

const kinds = { ...account.pictures, ...marketplace.pictures, ...profile.pictures }
const renderPicture = (pieces: readonly Buffer[], kind: keyof typeof kinds, choice?: Choice) =>
  render(pieces, kinds[kind], choice)

const paint = (width: number, height: number, background = { r: 200, g: 30, b: 30, alpha: 1 }) =>
  sharp({ create: { width, height, channels: 4, background } })

const pixel = async (bytes: Buffer, left: number, top: number) => [
  ...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
]

describe('pictures', () => {
  test.each([
    ['svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['html', Buffer.from('<script>alert(1)</script>')],
    ['pdf', Buffer.from('%PDF-1.7 x')],
    ['nothing', Buffer.alloc(0)],
    [
      'png in its first bytes only',
      Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('<svg/>')]),
    ],
    ['jpeg in its first bytes only', Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.alloc(50)])],
  ])('%s is refused as 415', async (_name, bytes) => {
    await expect(renderPicture([bytes], 'logo')).rejects.toMatchObject({
      code: 415,
      name: 'UnsupportedMediaType',
    })
  })

  test('other loaders are blocked where pictures are encoded, even when asked directly', async () => {
    const encode = createChildProcesses<PictureTask, PictureOutcome>({
      file: path.join(__dirname, 'picture-worker.ts'),
      atOnce: 1,
      mayWait: 10,
      timeoutMs: 10_000,
      idleMs: 100,
      tooMany: '',
      tooLong: '',
    })
    const size = { suffix: '', width: 5, height: 5, fit: 'cover' } as const
    const outcomeOf = (bytes: Buffer) =>
      encode({ length: bytes.length, sizes: [size], maxPixels: 1000 }, [bytes])
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    const others = [svg, await paint(5, 5).tiff().toBuffer()]
    for (const bytes of others) expect(await outcomeOf(bytes)).toEqual({ refused: 'damaged' })
    expect(await outcomeOf(await paint(5, 5).png().toBuffer())).toHaveProperty('rendered')
  })

  test('too many bytes and too many pixels are refused as 413', async () => {
    await expect(renderPicture([Buffer.alloc(10 * 1024 * 1024 + 1)], 'logo')).rejects.toMatchObject({
      code: 413,
    })
    const huge = await paint(8000, 7000).png({ compressionLevel: 1 }).toBuffer()
    await expect(renderPicture([huge], 'logo')).rejects.toMatchObject({ code: 413, name: 'PayloadTooLarge' })
  })

  test('a truncated picture is refused, not half shown', async () => {
    const whole = await paint(300, 300).jpeg().toBuffer()
    const half = whole.subarray(0, whole.length / 2)
    await expect(renderPicture([half], 'logo')).rejects.toMatchObject({ code: 415 })
  })

  test.each<[keyof typeof kinds, [string, number, number][]]>([
    [
      'market-image',
      [
        ['.jpg', 512, 512],
        ['.webp', 512, 512],
        ['-whole.jpg', 2000, 1000],
      ],
    ],
    [
      'notice',
      [
        ['.jpg', 512, 512],
        ['.webp', 512, 512],
      ],
    ],
    [
      'logo',
      [
        ['.jpg', 512, 512],
        ['.webp', 512, 512],
      ],
    ],
    [
      'header',
      [
        ['.jpg', 1920, 1080],
        ['.webp', 1920, 1080],
        ['-tall.jpg', 720, 1080],
        ['-tall.webp', 720, 1080],
      ],
    ],
    [
      'gallery',
      [
        ['.jpg', 1024, 512],
        ['.webp', 1024, 512],
        ['-thumb.jpg', 320, 174],
        ['-thumb.webp', 320, 174],
      ],
    ],
  ])('%s comes in its sizes', async (kind, expected) => {
    const made = await renderPicture([await paint(2000, 1000).png().toBuffer()], kind)
    expect(made.map(({ suffix, width, height }) => [suffix, width, height])).toEqual(expected)
    expect(made.map(({ type }) => type.slice(6))).toEqual(
      expected.map(([suffix]) => (suffix.endsWith('jpg') ? 'jpeg' : 'webp')),
    )
    expect(sniff([made[0]!.bytes])).toBe('jpeg')
    for (const { bytes, width, height, type } of made)
      expect(await sharp(bytes).metadata()).toMatchObject({ width, height, format: type.slice(6) })
  })

  test('says the one colour that it is from afar', async () => {
    const red = await paint(300, 200, { r: 200, g: 16, b: 16, alpha: 1 }).png().toBuffer()
    const [made] = await renderPicture([red], 'gallery')
    expect(made!.colour).toBe('c81010')
  })

  test('contain pads with white, transparency becomes white, small gallery pictures are not blown up', async () => {
    const [wide] = await renderPicture([await paint(400, 100).png().toBuffer()], 'logo')
    expect(await pixel(wide!.bytes, 5, 5)).toEqual([255, 255, 255])
    expect((await pixel(wide!.bytes, 256, 256))[0]).toBeGreaterThan(150)
    const [clear] = await renderPicture(
      [await paint(50, 50, { r: 0, g: 0, b: 0, alpha: 0 }).png().toBuffer()],
      'logo',
    )
    expect(await pixel(clear!.bytes, 256, 256)).toEqual([255, 255, 255])
    const [small] = await renderPicture([await paint(60, 40).png().toBuffer()], 'gallery')
    expect(small).toMatchObject({ width: 60, height: 40 })
  })

  test('an item’s picture stands on white in its own colours, and is evened where that is chosen', async () => {
    const grey = (shade: number) =>
      paint(100, 100, { r: shade, g: shade, b: shade, alpha: 1 }).png().toBuffer()
    const dull = await paint(200, 100, { r: 60, g: 60, b: 60, alpha: 1 })
      .composite([{ input: await grey(180), left: 100, top: 0 }])
      .png()
      .toBuffer()
    const shades = async (bytes: Buffer) =>
      Promise.all([20, 490].map(async (left) => (await pixel(bytes, left, 256))[0]!))
    const [made] = await renderPicture([dull], 'market-image')
    const [dark, light] = await shades(made!.bytes)
    expect(Math.abs(dark! - 60)).toBeLessThan(3)
    expect(Math.abs(light! - 180)).toBeLessThan(3)
    expect(await pixel(made!.bytes, 20, 10)).toEqual([255, 255, 255])

    const [evened, , whole] = await renderPicture([dull], 'market-image', { even: true })
    const [darker, lighter] = await shades(evened!.bytes)
    expect(darker).toBeLessThan(50)
    expect(lighter).toBeGreaterThan(190)
    expect(await pixel(evened!.bytes, 20, 10)).toEqual([255, 255, 255])
    expect((await pixel(whole!.bytes, 20, 50))[0]).toBeGreaterThan(55)
  })

  test.each(['webp', 'avif'] as const)('%s is taken as any other picture', async (format) => {
    const bytes = await paint(80, 40).toFormat(format).toBuffer()
    expect(sniff([bytes])).toBe(format)
    const [made] = await renderPicture([bytes], 'gallery')
    expect(made).toMatchObject({ width: 80, height: 40, type: 'image/jpeg' })
    expect((await pixel(made!.bytes, 40, 20))[0]).toBeGreaterThan(150)
  })

  test('the orientation is applied and the metadata are gone', async () => {
    const source = await paint(200, 100)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'somebody', ImageDescription: 'at home' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const [turned] = await renderPicture([source], 'gallery')
    expect(turned).toMatchObject({ width: 100, height: 200 })
    const { exif, icc, orientation } = await sharp(turned!.bytes).metadata()
    expect([exif, icc, orientation]).toEqual([undefined, undefined, undefined])
  })

  test('of a moving gif the first frame is taken', async () => {
    const red = await paint(20, 20).raw().toBuffer()
    const blue = await paint(20, 20, { r: 0, g: 0, b: 255, alpha: 1 }).raw().toBuffer()
    const moving = await sharp(Buffer.concat([red, blue]), {
      raw: { width: 20, height: 40, channels: 4, pageHeight: 20 },
    })
      .gif({ loop: 0, delay: [100, 100] })
      .toBuffer()
    const [still] = await renderPicture([moving], 'notice')
    expect(still).toMatchObject({ width: 512, height: 512 })
    expect((await pixel(still!.bytes, 256, 500))[0]).toBeGreaterThan(150)
  })

  test('many at once are all encoded', async () => {
    const bytes = await paint(20, 20).png().toBuffer()
    const made = await Promise.all(Array.from({ length: 60 }, () => renderPicture([bytes], 'gallery')))
    expect(made.map((files) => files.length)).toEqual(Array(60).fill(4))
  })

  // Only there does a process name its children, and say how long they have worked.
  const onLinux = process.platform === 'linux' ? describe : describe.skip
  onLinux('whose process is killed', () => {
    // Other files of this worker have children too, such as a browser.
    const children = () =>
      readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8')
        .trim()
        .split(' ')
        .filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('picture-worker'))
    const kill = (pids: string[]) => pids.forEach((pid) => process.kill(Number(pid), 'SIGKILL'))
    const ticksOf = (pid: string) => {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[11])
    }

    test('while it encodes is refused as 415, and the next one is encoded', async () => {
      const small = await paint(20, 20).png().toBuffer()
      await renderPicture([small], 'logo')
      const large = await paint(7000, 7000).png({ compressionLevel: 1 }).toBuffer()
      const before = new Map(children().map((pid) => [pid, ticksOf(pid)]))
      const encoded = renderPicture([large], 'header').catch((error: unknown) => error)
      // So much work is more than what reading it takes, and less than what encoding it takes.
      const encodes = () => children().some((pid) => ticksOf(pid) > (before.get(pid) ?? Infinity) + 20)
      while (!encodes()) await pause(5)
      kill(children())
      expect(await encoded).toMatchObject({ code: 415, name: 'UnsupportedMediaType' })
      expect(await renderPicture([small], 'logo')).toHaveLength(2)
    })

    test('before it encodes is encoded by another one', async () => {
      const small = await paint(20, 20).png().toBuffer()
      await renderPicture([small], 'logo')
      kill(children())
      expect(await renderPicture([small], 'logo')).toHaveLength(2)
    })
  })
})
