import { Images, X } from 'lucide-react'
import { SortableGrid } from '../../kit/drag/sortable-grid'
import { useAllRows } from '../../kit/data/lists/use-all-rows'
import { useOrderedRows } from '../../kit/data/lists/use-ordered-rows'
import { useWords } from '../../kit/language/bilingual'
import { Card } from '../../kit/ui/card'
import { EmptyState } from '../../kit/ui/empty-state'
import { ErrorState } from '../../kit/ui/error-state'
import { IconButton } from '../../kit/ui/icon-button'
import { Skeleton } from '../../kit/ui/skeleton'
import { PageDrop } from '../../kit/upload/page-drop'
import { UploadList } from '../../kit/upload/upload-list'
import { UploadZone } from '../../kit/upload/upload-zone'
import { uploadWords } from '../../kit/upload/upload-words'
import { useUploads } from '../../kit/upload/use-uploads'
import { GalleryTile, UploadTile } from './gallery-tile'
import styles from './gallery-tile.module.css'
import { mediaWords } from './words'

/** The pictures of the gallery in their order; the whole page takes new ones. */
export const GallerySection = () => {
  const all = useWords(mediaWords)
  const words = all.gallery
  const ofUploads = useWords(uploadWords)
  const { rows, error, refetch } = useAllRows('profile-gallery')
  const uploads = useUploads({ type: 'gallery' })
  // What failed is said where it was chosen: the last tile may be far below.
  const failed = uploads.items.filter(({ state }) => state === 'failed')
  const going = uploads.items.filter(({ state }) => state !== 'failed')
  const { shown, reorder, container, leave, remove } = useOrderedRows({
    type: 'profile-gallery',
    rows,
    orderOf: ({ order }) => order,
    refusal: words.orderRefused,
    others: going.length,
  })
  const count = shown.length + going.length
  const nameOf = ({ id }: { id: number }) => words.picture(shown.findIndex((each) => each.id === id) + 1)
  return (
    <Card title={words.title} description={words.about}>
      <div className={styles.section}>
        <PageDrop onFiles={uploads.add} label={all.dropAnywhere} />
        <UploadZone uploads={uploads} hint={words.hint} />
        <UploadList uploads={{ ...uploads, items: failed }} />
        {error && !rows && <ErrorState error={error} onRetry={refetch} />}
        {!error && !rows && <Skeleton lines={8} />}
        <div ref={container} tabIndex={-1}>
          {rows && count === 0 && (
            <EmptyState title={words.empty} icon={<Images />}>
              {words.emptyText}
            </EmptyState>
          )}
          {count > 0 && (
            <SortableGrid
              label={words.title}
              items={shown}
              getId={({ id }) => id}
              getName={nameOf}
              onReorder={reorder}
              renderItem={(image, { handle }) => (
                <GalleryTile
                  image={image}
                  name={nameOf(image)}
                  handle={handle}
                  uploads={uploads}
                  onRemove={() => remove(image, words.removed)}
                />
              )}
            >
              {going.map((item, index) => (
                <UploadTile
                  key={item.key}
                  item={item}
                  onRetry={() => uploads.retry(item.key)}
                  onDismiss={
                    <IconButton
                      label={ofUploads.cancel(item.name)}
                      icon={<X />}
                      onClick={() => {
                        leave(shown.length + index)
                        uploads.dismiss(item.key)
                      }}
                    />
                  }
                />
              ))}
            </SortableGrid>
          )}
        </div>
      </div>
    </Card>
  )
}
