import { useWords } from '../../../kit/language/bilingual'
import { Notice } from '../../../kit/ui/notice'
import { Select } from '../../../kit/ui/select'
import { TextField } from '../../../kit/ui/text-field'
import { otherPage, type LinkDraft } from './link-draft'
import { linkWords } from './link-words'
import type { LinkDestinations } from './use-link-destinations'

type LinkDestinationFieldProps = {
  draft: LinkDraft
  destinations: LinkDestinations
  error?: string
  onChange: (columns: Partial<LinkDraft>) => void
}

type ChoiceProps = LinkDestinationFieldProps & { kind: 'application' | 'file' }

const Choice = ({ draft, destinations, error, onChange, kind }: ChoiceProps) => {
  const words = useWords(linkWords)
  const options = destinations.choices[kind]
  // A file that was removed is still what the link leads to.
  const isKnown = !draft[kind] || options.some(({ value }) => value === draft[kind])
  if (options.length === 0 && isKnown)
    return <Notice>{kind === 'file' ? words.noFiles : words.noApplications}</Notice>
  return (
    <Select
      label={words[kind]}
      placeholder={words.choose}
      value={draft[kind]}
      options={isKnown ? options : [...options, { value: draft[kind], label: words.missingFile }]}
      error={error}
      onChange={({ target }) => onChange({ [kind]: target.value })}
    />
  )
}

const PageChoice = ({ draft, destinations, error, onChange }: LinkDestinationFieldProps) => {
  const words = useWords(linkWords)
  const isOther = draft.page === otherPage
  return (
    <>
      <Select
        label={words.page}
        placeholder={words.choose}
        value={draft.page}
        options={[...destinations.choices.internal, { value: otherPage, label: words.otherPage }]}
        error={isOther ? undefined : error}
        onChange={({ target }) => onChange({ page: target.value })}
      />
      {isOther && (
        <TextField
          label={words.address}
          help={words.addressHelp}
          value={draft.address}
          maxLength={500}
          error={error}
          onChange={({ target }) => onChange({ address: target.value })}
        />
      )}
    </>
  )
}

/** The one field that follows from what a link leads to. */
export const LinkDestinationField = (props: LinkDestinationFieldProps) => {
  const words = useWords(linkWords)
  const { draft, error, onChange } = props
  if (draft.kind === 'internal') return <PageChoice {...props} />
  if (draft.kind !== 'external') return <Choice {...props} kind={draft.kind} />
  return (
    <TextField
      label={words.url}
      help={words.urlHelp}
      inputMode="url"
      autoComplete="url"
      placeholder="https://"
      value={draft.url}
      maxLength={500}
      error={error}
      onChange={({ target }) => onChange({ url: target.value })}
    />
  )
}
