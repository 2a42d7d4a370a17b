import { encode } from 'uqr'

/** Modules of white around the code, as scanners want them. */
const quietModules = 4

/** A QR code as the data of an SVG path, in whole pixels, so that cameras see sharp edges; `size` is at most the size asked for. */
export const qrOutline = (text: string, { x, y, size }: { x: number; y: number; size: number }) => {
  const { data } = encode(text, { ecc: 'M', border: quietModules })
  const module = Math.floor(size / data.length)
  const rows = data.map((row, down) =>
    row
      .map((isDark, right) =>
        isDark ? `M${x + right * module} ${y + down * module}h${module}v${module}h-${module}z` : '',
      )
      .join(''),
  )
  return { path: rows.join(''), size: module * data.length }
}
