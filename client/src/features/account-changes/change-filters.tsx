import { useBackOfficeLocale, useWords } from '../../kit/language/bilingual'
import { Select } from '../../kit/ui/select'
import { TextField } from '../../kit/ui/text-field'
import styles from './change-filters.module.css'
import { serviceNames } from './service-names'
import type { ChangeList } from './use-change-list'
import { changeWords } from './words'

/** Narrows the log to a person, a place and some days. */
export const ChangeFilters = ({ service, person, from, to, people, show }: ChangeList) => {
  const words = useWords(changeWords)
  const locale = useBackOfficeLocale()
  const places = [...serviceNames(locale)]
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label, locale))
  return (
    <div className={styles.filters}>
      <Select
        label={words.person}
        value={person ? String(person) : ''}
        onChange={({ target }) => show({ person: target.value })}
        options={[
          { value: '', label: words.anybody },
          ...people.map(({ userId, userName }) => ({ value: String(userId), label: userName })),
        ]}
      />
      <Select
        label={words.service}
        value={service}
        onChange={({ target }) => show({ service: target.value })}
        options={[{ value: '', label: words.anyService }, ...places]}
      />
      <TextField
        type="date"
        label={words.from}
        value={from}
        max={to || '9999-12-31'}
        onChange={({ target }) => show({ from: target.value })}
      />
      <TextField
        type="date"
        label={words.to}
        value={to}
        min={from}
        max="9999-12-31"
        onChange={({ target }) => show({ to: target.value })}
      />
    </div>
  )
}
