import { funeralImageContract, type FuneralImage } from '@mainstreet/shared/contracts/calendar/funeral-images'
import type { ReactNode } from 'react'
import { useAllRows } from '../../../kit/data/lists/use-all-rows'
import { useOrderedRows } from '../../../kit/data/lists/use-ordered-rows'
import { SortableGrid } from '../../../kit/drag/sortable-grid'
import { AutoSaveForm } from '../../../kit/form/auto-save-form'
import { Field } from '../../../kit/form/fields/field'
import { useWords } from '../../../kit/language/bilingual'
import { Card } from '../../../kit/ui/card'
import { ErrorState } from '../../../kit/ui/error-state'
import { Picture } from '../../../kit/ui/picture'
import { Skeleton } from '../../../kit/ui/skeleton'
import { thumbnailWebpOf } from '../../../kit/ui/webp-of'
import { MediaTile } from '../../../kit/upload/media-tile'
import { Uploader } from '../../../kit/upload/uploader'
import { useUploads } from '../../../kit/upload/use-uploads'
import { calendarWords } from './calendar-words'

type TileProps = { image: FuneralImage; name: string; handle: ReactNode; onRemove: () => void }

const Tile = ({ image, name, handle, onRemove }: TileProps) => {
  const words = useWords(calendarWords).life
  return (
    <MediaTile
      picture={
        <Picture
          src={image.image}
          webp={thumbnailWebpOf(image.image)}
          alt={image.caption || name}
          ratio="4 / 3"
        />
      }
      handle={handle}
      removeLabel={words.remove(name)}
      onRemove={onRemove}
    >
      <AutoSaveForm contract={funeralImageContract} row={image} label={words.wordsOf(name)}>
        <Field name="caption" autoComplete="off" />
      </AutoSaveForm>
    </MediaTile>
  )
}

const Tiles = ({ rows }: { rows: readonly FuneralImage[] }) => {
  const words = useWords(calendarWords).life
  const { shown, reorder, container, remove } = useOrderedRows({
    type: 'funeral-images',
    rows,
    orderOf: ({ order }) => order,
    refusal: words.orderRefused,
  })
  const nameOf = ({ id }: FuneralImage) => words.picture(shown.findIndex((each) => each.id === id) + 1)
  return (
    <div ref={container} tabIndex={-1}>
      {shown.length > 0 && (
        <SortableGrid
          label={words.title}
          items={shown}
          getId={({ id }) => id}
          getName={nameOf}
          onReorder={reorder}
          renderItem={(image, { handle }) => (
            <Tile
              image={image}
              name={nameOf(image)}
              handle={handle}
              onRemove={() => remove(image, words.removed)}
            />
          )}
        />
      )}
    </div>
  )
}

/** A life in pictures, put in order with a line to each; changes take effect at once. */
export const LifePictures = ({ funeralId }: { funeralId: number }) => {
  const words = useWords(calendarWords).life
  const { rows, error, refetch } = useAllRows('funeral-images', { funeralId })
  const uploads = useUploads({ type: 'funeral-image', fields: { itemId: funeralId } })
  return (
    <Card title={words.title} description={words.about}>
      {rows && <Tiles rows={rows} />}
      {!rows && (error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton block lines={3} />)}
      <Uploader uploads={uploads} onFiles={uploads.add} />
    </Card>
  )
}
