/** Where a site's icons are, and how many pixels wide each is. */
export const iconSizes = {
  '/favicon.ico': 32,
  '/apple-touch-icon.png': 180,
  '/icon-192.png': 192,
  '/icon-512.png': 512,
} as const

/** The address of one of a site's icons. */
export type IconPath = keyof typeof iconSizes

/** Where a site says how it is called and looks among a phone's applications. */
export const manifestPath = '/site.webmanifest'

/** Where the back office says the same, to be installed on a phone. */
export const shellManifestPath = '/dashboard.webmanifest'

/** The address of a manifest. */
export type ManifestPath = typeof manifestPath | typeof shellManifestPath

/** An icon's address for a page: another one for another logo, since browsers keep an icon for long. */
export const iconAddress = (path: IconPath | ManifestPath, logo: string): string => {
  const [version] = /[0-9a-f]{8}/.exec(logo) ?? []
  return version ? `${path}?v=${version}` : path
}
