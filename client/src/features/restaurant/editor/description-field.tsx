import type { Locale } from '@mainstreet/shared/rules/language'
import { useState } from 'react'
import { inBothLanguages } from '../../../kit/form/fields/in-both-languages'
import { withPermission } from '../../../kit/form/with-permission'
import { RichTextField } from '../../../kit/form/fields/rich-text-field'
import { useFormField } from '../../../kit/form/fields/use-form-field'
import { TextArea } from '../../../kit/ui/text-area'
import { htmlOfLines, isPlain, linesOfHtml } from './plain-description'

type DescriptionProps = { name: string; hideLabel: true; lang?: Locale }

const PlainField = ({ name, lang }: DescriptionProps) => {
  const { column, field } = useFormField({ name })
  const { value, onChange, note: _note, ...rest } = field
  const stored: string = value ?? ''
  const [text, setText] = useState(() => linesOfHtml(stored))
  const [seen, setSeen] = useState(stored)
  if (stored !== seen) {
    setSeen(stored)
    // Changed elsewhere, and nothing else typed here.
    if (stored !== htmlOfLines(text)) setText(linesOfHtml(stored))
  }
  return (
    <TextArea
      {...rest}
      lang={lang}
      hideLabel
      rows={1}
      placeholder={rest.label}
      maxLength={column?.maxLength && column.maxLength / 2}
      value={text}
      onChange={({ target }) => {
        setText(target.value)
        onChange(htmlOfLines(target.value))
      }}
    />
  )
}

/** What is said of a dish: plain lines in place, or the editor of formatted text where there is formatting. */
export const DescriptionField = inBothLanguages(
  withPermission((props: DescriptionProps) => {
    const { value } = useFormField({ name: props.name }).field
    // Decided once: the box must not change under what is typed.
    const [plain] = useState(() => isPlain(value ?? ''))
    return plain ? <PlainField {...props} /> : <RichTextField name={props.name} lang={props.lang} />
  }),
)
