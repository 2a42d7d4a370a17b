import { useEffect } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import type { ItemForm } from './item-form'

/** A new item's name has the focus, ready to be typed over; whatever is typed there is told. */
export const useName = (
  form: UseFormReturn<ItemForm>,
  { isNew, onTyped }: { isNew: boolean; onTyped: (title: string) => void },
): void => {
  const title = useWatch({ control: form.control, name: 'title' })
  useEffect(() => onTyped(title), [title, onTyped])
  useEffect(() => {
    if (isNew) form.setFocus('title', { shouldSelect: true })
    // Once, when it is opened.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
}
