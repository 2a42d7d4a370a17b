import type { Account } from '@mainstreet/shared/contracts/account'
import { Clapperboard } from 'lucide-react'
import { SortableGrid } from '../../kit/drag/sortable-grid'
import { useAllRows } from '../../kit/data/lists/use-all-rows'
import { useOrderedRows } from '../../kit/data/lists/use-ordered-rows'
import { useWords } from '../../kit/language/bilingual'
import { Card } from '../../kit/ui/card'
import { EmptyState } from '../../kit/ui/empty-state'
import { ErrorState } from '../../kit/ui/error-state'
import { Skeleton } from '../../kit/ui/skeleton'
import { VideoForm } from './video-form'
import { VideoTile } from './video-tile'
import styles from './videos-section.module.css'
import { mediaWords } from './words'

/** The videos of the page in their order, and above them a line that adds one. */
export const VideosSection = ({ account }: { account: Account | undefined }) => {
  const words = useWords(mediaWords).videos
  const { rows, error, refetch } = useAllRows('profile-videos')
  const { shown, reorder, container, remove } = useOrderedRows({
    type: 'profile-videos',
    rows,
    orderOf: ({ order }) => order,
    refusal: words.orderRefused,
  })
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
                  onRemove={() => remove(video, words.removed)}
                />
              )}
            />
          )}
        </div>
      </div>
    </Card>
  )
}
