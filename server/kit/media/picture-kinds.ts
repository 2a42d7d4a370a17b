import type { FeaturePictures } from '../../declarations'
import type { Size } from './draw-picture'

/** What pictures are made in, by what they are for: a picture's name ends with it, so that all of its files are found. */
export type Pictures = Readonly<Record<string, readonly Size[]>>

/** What a picture is for, as a feature has declared it; it decides the sizes. */
export type PictureKind = { [F in keyof FeaturePictures]: keyof FeaturePictures[F] }[keyof FeaturePictures] &
  string

/** The one further size that rows name by an address of its own. */
export const thumbnail = '-thumb'

/** The kinds of pictures of one application. */
export const createPictureKinds = () => {
  const kinds = new Map<string, readonly Size[]>()
  return {
    add(pictures: Pictures) {
      for (const [name, sizes] of Object.entries(pictures)) kinds.set(name, sizes)
    },
    sizesOf: (kind: PictureKind): readonly Size[] => kinds.get(kind)!,
    /** The paths of all files that are there for one path: a picture's webp and the sizes that no row names. */
    filesOf(path: string): string[] {
      if (!path.endsWith('.jpg')) return [path]
      const stem = path.slice(0, -'.jpg'.length)
      const [, sizes] = [...kinds].find(([name]) => stem.endsWith(`-${name}`)) ?? []
      const suffixes = sizes?.map(({ suffix }) => suffix).filter((suffix) => suffix !== thumbnail) ?? ['']
      return suffixes.flatMap((suffix) => [`${stem}${suffix}.jpg`, `${stem}${suffix}.webp`])
    },
  }
}

declare module '../../declarations' {
  interface Configuration {
    pictures: ReturnType<typeof createPictureKinds>
  }
}
