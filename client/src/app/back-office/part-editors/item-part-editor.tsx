import { LoadedRow } from '../../../kit/data/loaded-row'
import { Skeleton } from '../../../kit/ui/skeleton'
import { ItemEditor } from '../../../features/marketplace/editor/item-editor'
import type { PartEditorProps } from '../../../features/design/parts/part-editor'

/** The editor of a product beside the site. */
export const ItemPartEditor = ({ id, onDone }: PartEditorProps) => (
  <LoadedRow path="market-items" id={id} placeholder={<Skeleton block lines={8} />}>
    {(item, refetch) => <ItemEditor key={item.id} item={item} onImagesChanged={refetch} onDone={onDone} />}
  </LoadedRow>
)
