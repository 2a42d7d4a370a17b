import type { CalendarEntry } from '@mainstreet/shared/contracts/calendar'
import { useSave } from '../../../kit/data/data-writes'
import { useWords } from '../../../kit/language/bilingual'
import { Button } from '../../../kit/ui/button'
import { Picture } from '../../../kit/ui/picture'
import { toast } from '../../../kit/ui/toaster'
import { webpOf } from '../../../kit/ui/webp-of'
import { Uploader } from '../../../kit/upload/uploader'
import { useCropStep } from '../../../kit/upload/use-crop-step'
import { useUploads } from '../../../kit/upload/use-uploads'
import { calendarWords } from './calendar-words'
import styles from './entry-form.module.css'
import type { CalendarPath } from './calendars'

type EntryPictureProps = { path: CalendarPath; entry: CalendarEntry }

/** The picture of an entry: stored at once, whatever else is being written. */
export const EntryPicture = ({ path, entry }: EntryPictureProps) => {
  const words = useWords(calendarWords)
  const isEvent = path === 'events'
  const { patch, busy } = useSave<CalendarPath>(path)
  const uploads = useUploads({ type: isEvent ? 'event' : 'funeral', fields: { itemId: entry.id } })
  const step = useCropStep({ uploads, aspect: isEvent ? 3 / 2 : 4 / 5 })
  const takeAway = () => {
    patch(entry.id, { withoutPicture: true }).catch((error: unknown) => toast.error(words.notChanged, error))
  }
  return (
    <section className={styles.picture} aria-label={words.picture}>
      <h2 className={styles.heading}>{words.picture}</h2>
      {entry.image && (
        <div className={styles.shown} data-upright={!isEvent || undefined}>
          <Picture
            src={entry.image}
            webp={webpOf(entry.image)}
            alt=""
            ratio={isEvent ? '3 / 2' : '4 / 5'}
            sizes="18rem"
          />
          <Button size="small" variant="quiet" loading={busy} onClick={takeAway}>
            {words.withoutPicture}
          </Button>
        </div>
      )}
      <Uploader
        uploads={uploads}
        label={entry.image ? words.otherPicture : undefined}
        hint={words.pictureHint}
        onFiles={(files) => step.take(files)}
      />
      {step.dialog}
    </section>
  )
}
