import { homeBlocks, type BlockKey } from '@mainstreet/shared/rules/site/home-blocks'
import type { ProfileBlock } from '@mainstreet/shared/contracts/site/profile'
import type { Drawn } from './read-featured'
import type { Locale } from '@mainstreet/shared/rules/language'

interface Shown {
  hasFunerals: boolean
  featured: readonly Pick<Drawn, 'type'>[]
}

type Names = Readonly<Record<Locale, string>>

/** What happenings are called where funerals stand among them. */
const inMemory: Names = { en: 'In memory', fr: 'Avis de décès' }
/** What featured things are called where all are of one kind: French has no word that suits items, dishes and cars. */
const featuredInFrench: Readonly<Record<Drawn['type'], string>> = {
  marketplace: homeBlocks.featured.title.fr,
  restaurant: 'Plats en vedette',
  automotive: 'Véhicules en vedette',
}

const namesAfter = (block: BlockKey, { hasFunerals, featured }: Shown): Names => {
  const [type, ...others] = new Set(featured.map((each) => each.type))
  if (block === 'notices' && hasFunerals) return inMemory
  if (block !== 'featured' || !type) return homeBlocks[block].title
  return { ...homeBlocks.featured.title, fr: others.length > 0 ? 'En vedette' : featuredInFrench[type] }
}

/** Blocks by the names that their owner gave them; one that was never named is called in the language asked for, and after what is in it. */
export const nameBlocks = (
  blocks: readonly ProfileBlock[],
  { lang, ...shown }: Shown & { lang: Locale },
): ProfileBlock[] =>
  blocks.map((row) =>
    row.title === homeBlocks[row.block].title.en
      ? { ...row, title: namesAfter(row.block, shown)[lang], lang: undefined }
      : row,
  )
