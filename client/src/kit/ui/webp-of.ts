/** The smaller WebP that stands beside every picture of ours; undefined for pictures from elsewhere. */
export const webpOf = (url: string | undefined): string | undefined =>
  url?.startsWith('/assets/') ? url.replace(/\.jpe?g$/, '.webp') : undefined

/** The thumbnail of a picture of a gallery or a car, of any other the whole one; undefined for pictures from elsewhere. */
export const thumbnailWebpOf = (url: string | undefined): string | undefined =>
  webpOf(url)
    ?.replace(/-gallery\.webp$/, '-gallery-thumb.webp')
    .replace(/-car-image\.webp$/, '-car-image-small.webp')
