import { linkContract, type ProfileLink } from '@mainstreet/shared/contracts/site/profile'
import { Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWords } from '../../../kit/language/bilingual'
import { useMay } from '../../../kit/session/use-may'
import { linkText } from '../../../kit/site/link-target'
import { Badge } from '../../../kit/ui/badge'
import { IconButton } from '../../../kit/ui/icon-button'
import { contentWords } from '../words'
import styles from './link-row.module.css'
import { linkWords } from './link-words'
import type { LinkDestinations } from './use-link-destinations'
import { Text } from '../../../kit/ui/text'

type LinkRowProps = {
  row: ProfileLink
  handle: ReactNode
  destinations: LinkDestinations
  /** The form of this row was closed: the focus comes back to it. */
  wasEdited: boolean
  onEdit: () => void
  onRemove: () => void
}

/** A link: its handle, its text, where it goes and what that is. */
export const LinkRow = ({ row, handle, destinations, wasEdited, onEdit, onRemove }: LinkRowProps) => {
  const words = useWords(linkWords)
  const common = useWords(contentWords)
  const mayChange = useMay(linkContract, 'patch')
  const mayRemove = useMay(linkContract, 'remove')
  const shown = linkText(row.text, words.marketplace)
  return (
    <div className={styles.row}>
      {handle}
      <div className={styles.words}>
        <Text as="p" weight="medium" wrap="anywhere">
          {row.text}
        </Text>
        {shown !== row.text && (
          <Text as="p" size="sm" tone="muted" wrap="clip">
            {words.shownAs(shown)}
          </Text>
        )}
        <Text as="p" size="sm" tone="muted" wrap="clip">
          {destinations.describe(row.link)}
        </Text>
      </div>
      <span className={styles.kind}>
        <Badge>{words.kinds[destinations.kindOf(row.link)]}</Badge>
      </span>
      <span className={styles.actions}>
        {mayChange && (
          <IconButton autoFocus={wasEdited} label={words.edit(row.text)} icon={<Pencil />} onClick={onEdit} />
        )}
        {mayRemove && <IconButton label={common.remove(row.text)} icon={<Trash2 />} onClick={onRemove} />}
      </span>
    </div>
  )
}
