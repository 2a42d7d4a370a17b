import { homeBlocks } from '@mainstreet/shared/rules/site/home-blocks'
import type { ProfileBlock } from '@mainstreet/shared/contracts/site/profile'
import type { Locale } from '@mainstreet/shared/rules/language'

/** What happenings are called where funerals stand among them. */
const inMemory = { en: 'In memory', fr: 'Avis de décès' } as const

/** Blocks by the names that their owner gave them; one that was never named is called in the language asked for, and after what is in it. */
export const nameBlocks = (
  blocks: readonly ProfileBlock[],
  { lang, hasFunerals }: { lang: Locale; hasFunerals: boolean },
): ProfileBlock[] =>
  blocks.map((row) => {
    const first = homeBlocks[row.block].title
    const names = row.block === 'notices' && hasFunerals ? inMemory : first
    return row.title === first.en ? { ...row, title: names[lang], lang: undefined } : row
  })
