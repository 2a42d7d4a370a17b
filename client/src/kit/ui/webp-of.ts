/** The smaller WebP that stands beside every picture of ours; undefined for pictures from elsewhere. */
export const webpOf = (url: string | undefined): string | undefined =>
  url?.startsWith('/assets/') ? url.replace(/\.jpe?g$/, '.webp') : undefined

/** The thumbnail of a picture of a gallery, a car or a life, of any other the whole one; undefined for pictures from elsewhere. */
export const thumbnailWebpOf = (url: string | undefined): string | undefined =>
  webpOf(url)
    ?.replace(/-gallery\.webp$/, '-gallery-thumb.webp')
    .replace(/-(car|funeral)-image\.webp$/, '-$1-image-small.webp')

/** The upright middle of a header's picture, much smaller than the whole; undefined for pictures from elsewhere. */
export const tallWebpOf = (url: string | undefined): string | undefined =>
  webpOf(url)?.replace(/\.webp$/, '-tall.webp')

/** The main colour of a picture of ours, which its address says; undefined for older ones and those from elsewhere. */
export const mainColourOf = (url: string): string | undefined => {
  const [, colour] = /-x([0-9a-f]{6})-/.exec(url) ?? []
  return colour && `#${colour}`
}
