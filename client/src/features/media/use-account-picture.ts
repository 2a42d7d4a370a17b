import type { Account } from '@mainstreet/shared/contracts/account'
import { useSave } from '../../kit/data/data-writes'
import { useUndoable } from '../../kit/data/lists/use-undoable-removal'
import { useWords } from '../../kit/language/bilingual'
import { useCropStep } from '../../kit/upload/use-crop-step'
import { useUploads } from '../../kit/upload/use-uploads'
import { mediaWords } from './words'

const columns = { logo: 'str_logo_image', header: 'str_header_image' } as const

/** An account's logo or header picture: the part of a new one is chosen before it is sent, and removing it can be undone. */
export const useAccountPicture = (
  account: Account,
  { type, aspect, onStored }: { type: keyof typeof columns; aspect: number; onStored: () => void },
) => {
  const words = useWords(mediaWords)
  const { patch } = useSave('account')
  const column = columns[type]
  const { hidden, removeWithUndo, keep } = useUndoable((name: string) => patch(account.id, { [name]: '' }))
  const uploads = useUploads({
    type,
    onStored: () => {
      // The new one would go in the place of the one that was removed.
      keep(column)
      onStored()
    },
  })
  const { take, dialog } = useCropStep({ uploads, aspect })
  return {
    url: hidden.has(column) ? '' : account[column],
    uploads,
    take,
    dialog,
    remove: () => removeWithUndo(column, words.undoRemoved[type]),
  }
}
