import { homeBlocks } from '@mainstreet/shared/rules/site/home-blocks'
import type { ProfileBlock } from '@mainstreet/shared/contracts/site/profile'
import type { Locale } from '@mainstreet/shared/rules/language'

/** Blocks by the names that their owner gave them; one that was never named is called in the language asked for. */
export const nameBlocks = (blocks: readonly ProfileBlock[], asked: Locale): ProfileBlock[] =>
  blocks.map((row) => {
    const first = homeBlocks[row.block].title
    return row.title === first.en ? { ...row, title: first[asked], lang: undefined } : row
  })
