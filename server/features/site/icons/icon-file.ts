const headBytes = 22
const bitsPerPixel = 32

/** A png as an icon file, which holds it as it is. */
export const iconFile = (png: Buffer, size: number): Buffer => {
  const head = Buffer.alloc(headBytes)
  // The kind of file, how many pictures, and of the only one: size, planes, depth, length, and where it begins.
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(bitsPerPixel, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(headBytes, 18)
  return Buffer.concat([head, png])
}
