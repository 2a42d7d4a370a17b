import { foldText } from '@mainstreet/shared/rules/fold-text'
import { useState } from 'react'
import { useWords } from '../../../kit/language/bilingual'
import { CommandDialog } from '../../../kit/ui/command-dialog'
import { shellWords } from '../shell-words'
import type { Shop } from './use-shops'

type ShopSearchProps = { shops: readonly Shop[]; open: boolean; onClose: () => void }

/** Finds one of many businesses by its name. */
export const ShopSearch = ({ shops, open, onClose }: ShopSearchProps) => {
  const words = useWords(shellWords)
  const [text, setText] = useState('')
  const folded = foldText(text.trim())
  const commands = shops
    .filter(({ name }) => foldText(name).includes(folded))
    .map(({ id, name, logo, about, open: onSelect }) => ({
      id: String(id),
      label: name,
      detail: about,
      icon: logo,
      onSelect,
    }))
  if (!open && text) setText('')
  return (
    <CommandDialog
      {...{ open, onClose, text }}
      label={words.findBusiness}
      onText={setText}
      groups={commands.length ? [{ title: words.businesses, commands }] : []}
      note={commands.length ? undefined : words.noBusiness(text.trim())}
    />
  )
}
