import { encode } from 'uqr'

/** Modules of white around the code, as scanners want them. */
const quietModules = 4

/** A text as a QR code, black on white wherever it stands, so that every camera reads it. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { data } = encode(text, { ecc: 'M', border: quietModules })
  const size = data.length
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#ffffff" />
      <path d={dark.join('')} fill="#000000" />
    </svg>
  )
}
