import type { ProfileLink } from '@mainstreet/shared/contracts/site/profile'
import { linkContract } from '@mainstreet/shared/contracts/site/profile'
import { labelOf } from '@mainstreet/shared/columns'
import type { LinkKind } from '@mainstreet/shared/rules/site/link-rules'
import { use, useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { languageNames, TextLanguages } from '../../../kit/form/fields/text-languages'
import { UnsavedGuard } from '../../../kit/form/unsaved-guard'
import { useBackOfficeLocale, useWords } from '../../../kit/language/bilingual'
import { Button } from '../../../kit/ui/button'
import { Notice } from '../../../kit/ui/notice'
import { SegmentedControl } from '../../../kit/ui/segmented-control'
import { Row } from '../../../kit/ui/stack'
import { TextField } from '../../../kit/ui/text-field'
import { contentWords } from '../words'
import { LinkDestinationField } from './link-destination-field'
import styles from './link-form.module.css'
import { linkWords } from './link-words'
import { useLinkForm } from './use-link-form'
import type { LinkDestinations } from './use-link-destinations'

const kinds: readonly LinkKind[] = ['application', 'internal', 'external', 'file']

type LinkFormProps = {
  destinations: LinkDestinations
  /** The link to change; a new one without. */
  row?: ProfileLink
  /** What moves the row in its list. */
  handle?: ReactNode
  onDone: () => void
}

/** Makes a link or changes one, in its place in the list. */
export const LinkForm = ({ destinations, row, handle, onDone }: LinkFormProps) => {
  const words = useWords(linkWords)
  const common = useWords(contentWords)
  const locale = useBackOfficeLocale()
  const { draft, read, change, submit, busy, refused, isChanged } = useLinkForm({ destinations, row, onDone })
  const [title] = useState(row ? words.editTitle(row.text) : words.addTitle)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector<HTMLInputElement>('input:checked')?.focus(), [])
  const goToRefused = () =>
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  const other = use(TextLanguages)?.other
  const text = linkContract.record.properties.text
  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      aria-label={title}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        void submit().then(goToRefused)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !busy) onDone()
      }}
    >
      <p className={styles.title}>
        {handle}
        {title}
      </p>
      {refused.form && <Notice tone="danger">{refused.form}</Notice>}
      <SegmentedControl
        label={words.kind}
        value={draft.kind}
        onChange={(kind) => change({ kind })}
        options={kinds.map((kind) => ({ value: kind, label: words.kinds[kind] }))}
      />
      <div className={styles.fields}>
        <LinkDestinationField {...{ draft, destinations }} error={refused.link} onChange={change} />
        <TextField
          label={labelOf(text)![locale]}
          help={words.textHelp}
          value={read.text}
          maxLength={text.maxLength}
          autoComplete="off"
          error={refused.text}
          onChange={({ target }) => change({ text: target.value })}
        />
        {other && (
          <TextField
            label={`${labelOf(text)![locale]} (${languageNames[other]})`}
            lang={other}
            value={draft.translations?.[other]?.text ?? ''}
            maxLength={text.maxLength}
            autoComplete="off"
            onChange={({ target }) => change({ translations: { [other]: { text: target.value } } })}
          />
        )}
      </div>
      <Row gap={2}>
        <Button type="submit" variant="primary" loading={busy}>
          {row ? words.save : words.add}
        </Button>
        <Button onClick={onDone} disabled={busy}>
          {common.cancel}
        </Button>
      </Row>
      <UnsavedGuard changed={isChanged} saving={busy} />
    </form>
  )
}
