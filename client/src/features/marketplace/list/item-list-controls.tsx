import { useWords } from '../../../kit/language/bilingual'
import { SearchField } from '../../../kit/ui/search-field'
import { Select } from '../../../kit/ui/select'
import { listWords } from './words'
import { itemSorts, type ItemSort } from './filter-items'
import styles from './item-list-controls.module.css'
import { useCategories } from './use-categories'
import type { ItemView } from './use-item-list'

type ItemListControlsProps = {
  view: ItemView
  /** Told every letter of the search. */
  onType: (search: string) => void
  onChange: (change: Partial<ItemView>) => void
}

/** Which items are listed, and in which order. */
export const ItemListControls = ({ view, onType, onChange }: ItemListControlsProps) => {
  const words = useWords(listWords)
  return (
    <div className={styles.controls}>
      <div className={styles.search}>
        <SearchField
          label={words.search}
          placeholder={words.searchIn}
          value={view.search}
          onType={onType}
          onSearch={(search) => onChange({ search })}
        />
      </div>
      <Select
        label={words.category}
        hideLabel
        placeholder={words.allCategories}
        options={(useCategories() ?? []).map(({ id, category }) => ({ value: String(id), label: category }))}
        value={view.category === null ? '' : String(view.category)}
        onChange={({ target }) => onChange({ category: target.value ? Number(target.value) : null })}
      />
      <Select
        label={words.sort}
        hideLabel
        options={itemSorts.map((value) => ({ value, label: words.sorts[value] }))}
        value={view.sort}
        onChange={({ target }) => onChange({ sort: target.value as ItemSort })}
      />
    </div>
  )
}
