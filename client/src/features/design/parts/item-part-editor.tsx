import { useRow } from '../../../kit/data/data'
import { ErrorState } from '../../../kit/ui/error-state'
import { Skeleton } from '../../../kit/ui/skeleton'
import { ItemEditor } from '../../marketplace/editor/item-editor'
import type { PartEditorProps } from './part-editors'

/** The editor of a product beside the site. */
export const ItemPartEditor = ({ id, onDone }: PartEditorProps) => {
  const { row: item, error, refetch } = useRow('market-items', id)
  if (item) return <ItemEditor key={item.id} item={item} onImagesChanged={refetch} onDone={onDone} />
  return error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton block lines={8} />
}
