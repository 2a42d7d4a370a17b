import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { drawings, type Drawing } from './drawings'
import { Canvas } from './kit'

const folder = dirname(fileURLToPath(import.meta.url))

const encode = async (svg: string, limit: number) => {
  const pixels = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  for (let quality = 82; ; quality -= 4) {
    const jpeg = await sharp(pixels.data, { raw: pixels.info }).jpeg({ quality, mozjpeg: true }).toBuffer()
    if (jpeg.length <= limit || quality <= 58) return jpeg
  }
}

const render = async (name: string, { size: [width, height], draw }: Drawing) => {
  const canvas = new Canvas(width, height, name)
  draw(canvas)
  const jpeg = await encode(canvas.svg(), width > 1600 ? 250_000 : 90_000)
  await mkdir(dirname(join(folder, name)), { recursive: true })
  await writeFile(join(folder, `${name}.jpg`), jpeg)
  console.log(`${name}.jpg ${Math.round(jpeg.length / 1000)} kB`)
}

// Arguments name the pictures to draw anew, by the beginning of business/name; none draws them all.
const wanted = process.argv.slice(2)
for (const [name, drawing] of Object.entries(drawings))
  if (!wanted.length || wanted.some((start) => name.startsWith(start))) await render(name, drawing)
