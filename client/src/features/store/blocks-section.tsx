import { blockContract, type ProfileBlock } from '@mainstreet/shared/contracts/site/profile'
import { isFilled } from '@mainstreet/shared/rules/site/filled-blocks'
import type { BlockKey } from '@mainstreet/shared/rules/site/home-blocks'
import {
  AlignLeft,
  CalendarClock,
  Clapperboard,
  Download,
  Images,
  ListChecks,
  MapPin,
  MessageCircle,
  MessagesSquare,
  Newspaper,
  Star,
  Store,
  type LucideIcon,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useList, useSite } from '../../kit/data/data'
import { useRowOrder } from '../../kit/data/lists/use-row-order'
import { SortableList } from '../../kit/drag/sortable-list'
import { AutoSaveForm } from '../../kit/form/auto-save-form'
import { Field } from '../../kit/form/fields/field'
import { SwitchField } from '../../kit/form/fields/switch-field'
import { useWords } from '../../kit/language/bilingual'
import { Badge } from '../../kit/ui/badge'
import { ErrorState } from '../../kit/ui/error-state'
import { SettingsSection } from '../../kit/ui/settings-section'
import { Skeleton } from '../../kit/ui/skeleton'
import styles from './blocks-section.module.css'
import { settingsWords } from './words'

const icons: Record<BlockKey, LucideIcon> = {
  about: Store,
  featured: Star,
  facebook: MessagesSquare,
  twitter: MessageCircle,
  notices: Newspaper,
  gallery: Images,
  videos: Clapperboard,
  files: Download,
  services: ListChecks,
  content: AlignLeft,
  contact: CalendarClock,
  map: MapPin,
}

type BlockRowProps = { block: ProfileBlock; isEmpty: boolean; handle: ReactNode }

const BlockRow = ({ block, isEmpty, handle }: BlockRowProps) => {
  const words = useWords(settingsWords)
  const name = words.blocks[block.block]
  const Icon = icons[block.block]
  return (
    <AutoSaveForm label={name} contract={blockContract} row={block}>
      <div className={styles.row}>
        {handle}
        <span className={styles.what}>
          <Icon aria-hidden="true" />
          {name}
          {isEmpty && <Badge>{words.sections.empty}</Badge>}
        </span>
        <Field name="title" label={words.sections.titleOf(name)} hideLabel autoComplete="off" />
        <SwitchField name="show" label={words.sections.shown(name)} hideLabel />
      </div>
    </AutoSaveForm>
  )
}

const BlockList = ({ blocks }: { blocks: readonly ProfileBlock[] }) => {
  const words = useWords(settingsWords)
  const { site } = useSite()
  const { shown, reorder } = useRowOrder({
    type: 'profile-blocks',
    rows: blocks,
    orderOf: ({ order }) => order,
    refusal: words.sections.notReordered,
  })
  return (
    <SortableList
      label={words.sections.list}
      items={shown}
      getId={({ id }) => id}
      getName={({ block }) => words.blocks[block]}
      onReorder={reorder}
      renderItem={(block, { handle }) => (
        <BlockRow
          block={block}
          handle={handle}
          isEmpty={site !== undefined && !isFilled[block.block](site)}
        />
      )}
    />
  )
}

/** The sections of the home page: their order, their titles, and whether they are shown. */
export const BlocksSection = () => {
  const words = useWords(settingsWords).sections
  const { rows, error, refetch } = useList('profile-blocks')
  return (
    <SettingsSection id="sections" title={words.title} about={words.about}>
      {rows && <BlockList blocks={rows} />}
      {!rows && (error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton lines={32} />)}
    </SettingsSection>
  )
}
