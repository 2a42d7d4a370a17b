import { useId } from 'react'
import type { Locale } from '@mainstreet/shared/rules/language'
import { RichTextEditor } from '../../rich-text/rich-text-editor'
import { FieldNotes } from '../../ui/field-frame'
import { classNames } from '../../ui/class-names'
import saved from '../../ui/saved-note.module.css'
import styles from './rich-text-field.module.css'
import { inBothLanguages } from './in-both-languages'
import { withPermission } from '../with-permission'
import { useFormField, type FieldProps } from './use-form-field'
import { Text } from '../../ui/text'

/** Formatted text as HTML, empty text as ''; `hideLabel` where a heading says it already. */
export const RichTextField = inBothLanguages(
  withPermission((props: FieldProps & { hideLabel?: boolean; lang?: Locale }) => {
    const id = useId()
    const { value, onChange, onBlur, error, ref, label, help, required, note } = useFormField(props).field
    return (
      <div className={classNames(styles.field, saved.noted)} data-note={note} data-field={props.name}>
        {!props.hideLabel && (
          <Text size="sm" weight="medium" aria-hidden="true">
            {label}
            {required && ' *'}
          </Text>
        )}
        <RichTextEditor
          label={label}
          lang={props.lang}
          value={value ?? ''}
          onChange={onChange}
          onBlur={onBlur}
          invalid={Boolean(error)}
          describedBy={[error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined}
          focusRef={ref}
        />
        <FieldNotes id={id} help={help} error={error} />
      </div>
    )
  }),
)
