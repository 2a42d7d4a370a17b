import type { Account } from '@mainstreet/shared/contracts/account'
import { Clapperboard } from 'lucide-react'
import { SortableGrid } from '../../kit/drag/sortable-grid'
import { useAllRows } from '../../kit/data/use-all-rows'
import { useRowOrder } from '../../kit/data/use-row-order'
import { useUndoableRemoval } from '../../kit/data/use-undoable-removal'
import { useWords } from '../../kit/language/bilingual'
import { Card } from '../../kit/ui/card'
import { EmptyState } from '../../kit/ui/empty-state'
import { ErrorState } from '../../kit/ui/error-state'
import { Skeleton } from '../../kit/ui/skeleton'
import { useFocusAfterRemoval } from '../../kit/ui/use-focus-after-removal'
import { VideoForm } from './video-form'
import { VideoTile } from './video-tile'
import styles from './videos-section.module.css'
import { mediaWords } from './words'

/** The videos of the page in their order, and above them a line that adds one. */
export const VideosSection = ({ account }: { account: Account | undefined }) => {
  const words = useWords(mediaWords).videos
  const { rows, error, refetch } = useAllRows('profile-videos')
  const { hidden, removeWithUndo } = useUndoableRemoval('profile-videos')
  const { shown, reorder } = useRowOrder({
    type: 'profile-videos',
    rows: (rows ?? []).filter(({ id }) => !hidden.has(id)),
    orderOf: ({ order }) => order,
    refusal: words.orderRefused,
  })
  const { container, leave } = useFocusAfterRemoval(shown.length)
  const nameOf = ({ id }: { id: number }) => words.video(shown.findIndex((each) => each.id === id) + 1)
  return (
    <Card title={words.title} description={words.about}>
      <div className={styles.section}>
        <VideoForm account={account} />
        {error && !rows && <ErrorState error={error} onRetry={refetch} />}
        {!error && !rows && <Skeleton lines={6} />}
        <div ref={container} tabIndex={-1}>
          {rows && shown.length === 0 && (
            <EmptyState title={words.empty} icon={<Clapperboard />}>
              {words.emptyText}
            </EmptyState>
          )}
          {shown.length > 0 && (
            <SortableGrid
              label={words.title}
              items={shown}
              getId={({ id }) => id}
              getName={nameOf}
              onReorder={reorder}
              renderItem={(video, { handle }) => (
                <VideoTile
                  video={video}
                  name={nameOf(video)}
                  handle={handle}
                  onRemove={() => {
                    leave(shown.indexOf(video))
                    removeWithUndo(video.id, words.removed)
                  }}
                />
              )}
            />
          )}
        </div>
      </div>
    </Card>
  )
}
