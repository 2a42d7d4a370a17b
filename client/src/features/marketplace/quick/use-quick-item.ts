import type { MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import type { MediaFile } from '@mainstreet/shared/contracts/site/media'
import { useRef } from 'react'
import { useRemove, useSave } from '../../../kit/data/data-writes'
import { useApi } from '../../../kit/data/data-provider'
import { useWords } from '../../../kit/language/bilingual'
import { useCustomerId } from '../../../kit/session/session-context'
import { toast } from '../../../kit/ui/toaster'
import { quickWords } from './words'

/** What is asked of an item that is added in one go. */
export interface QuickItem {
  title: string
  variations: { price: number | null }[]
}

const pictureForm = (item: MarketItem, file: File): FormData => {
  const form = new FormData()
  const words = { type: 'market-image', id: item.customerId, itemId: item.id }
  for (const [name, value] of Object.entries(words)) form.set(name, String(value))
  form.set('files', file)
  return form
}

const publishedAs = ({ variations: [regular] }: MarketItem, { title, variations }: QuickItem) => ({
  title: title.trim(),
  status: 'public' as const,
  newlyCreated: false,
  variations: [{ id: regular?.id, price: variations[0]?.price ?? undefined, order: 1 }],
})

/** An item that begins with its picture, which is stored while its name is typed, and is published or dropped as a whole; nobody sees it before. */
export const useQuickItem = () => {
  const { notRemoved } = useWords(quickWords)
  const customerId = useCustomerId()
  const { create, update } = useSave('market-items')
  const { remove } = useRemove('market-items')
  const api = useApi()
  const begun = useRef<Promise<MarketItem> | undefined>(undefined)
  const picture = useRef<Promise<MediaFile> | undefined>(undefined)

  const begin = (): Promise<MarketItem> => {
    begun.current ??= create({ customerId, title: 'New Item', newlyCreated: true }).catch(
      (error: unknown) => {
        begun.current = undefined
        throw error
      },
    )
    return begun.current
  }
  /** Stores the item's picture, in the place of one that was chosen before. */
  const take = (file: File, onProgress: (share: number) => void): Promise<MediaFile> => {
    const former = picture.current
    const store = async () => {
      const item = await begin()
      const old = await former?.catch(() => undefined)
      const { files } = await api.upload('media-upload', pictureForm(item, file), { onProgress })
      if (old) await api.remove('market-images', old.id)
      return files[0]!
    }
    const stored = store()
    picture.current = stored
    stored.catch(() => {
      // Said where it was chosen; the item can be published without it.
      if (picture.current === stored) picture.current = undefined
    })
    return stored
  }
  const publish = async (values: QuickItem): Promise<MarketItem> => {
    const item = await begin()
    await picture.current
    const saved = await update(item.id, publishedAs(item, values))
    begun.current = undefined
    picture.current = undefined
    return saved
  }
  /** Drops what was begun; the server does it by itself where this does not arrive. */
  const drop = async (): Promise<void> => {
    const [item, stored] = [begun.current, picture.current]
    begun.current = undefined
    picture.current = undefined
    if (!item) return
    try {
      await stored?.catch(() => undefined)
      await remove((await item).id)
    } catch (error) {
      toast.error(notRemoved, error)
    }
  }
  return { take, publish, drop }
}
