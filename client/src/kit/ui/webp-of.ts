/** The smaller WebP that stands beside every picture of ours; undefined for pictures from elsewhere. */
export const webpOf = (url: string | undefined): string | undefined =>
  url?.startsWith('/assets/') ? url.replace(/\.jpe?g$/, '.webp') : undefined
