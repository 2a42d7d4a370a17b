import { blockContract, type ProfileBlock } from '@mainstreet/shared/contracts/site/profile'
import type { Site } from '@mainstreet/shared/contracts/site/site'
import { isFilled } from '@mainstreet/shared/rules/site/filled-blocks'
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
import { BlockPicture } from './block-picture'
import styles from './blocks-section.module.css'
import { settingsWords } from './words'

type BlockRowProps = { block: ProfileBlock; site: Site | undefined; handle: ReactNode }

const BlockRow = ({ block, site, handle }: BlockRowProps) => {
  const words = useWords(settingsWords)
  const name = words.blocks[block.block]
  return (
    <AutoSaveForm label={name} contract={blockContract} row={block}>
      <div className={styles.row}>
        {handle}
        <span className={styles.what}>
          {site && <BlockPicture block={block.block} look={site.look} />}
          {name}
          {site && !isFilled[block.block](site) && <Badge>{words.sections.empty}</Badge>}
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
      renderItem={(block, { handle }) => <BlockRow block={block} site={site} handle={handle} />}
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
