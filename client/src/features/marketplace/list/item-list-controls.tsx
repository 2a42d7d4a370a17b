import { SearchField } from '../../../kit/ui/search-field'
import { Select } from '../../../kit/ui/select'
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
export const ItemListControls = ({ view, onType, onChange }: ItemListControlsProps) => (
  <div className={styles.controls}>
    <div className={styles.search}>
      <SearchField
        label="Search items"
        placeholder="Name, description, category, SKU"
        value={view.search}
        onType={onType}
        onSearch={(search) => onChange({ search })}
      />
    </div>
    <Select
      label="Category"
      hideLabel
      placeholder="All Categories"
      options={(useCategories() ?? []).map(({ id, category }) => ({ value: String(id), label: category }))}
      value={view.category === null ? '' : String(view.category)}
      onChange={({ target }) => onChange({ category: target.value ? Number(target.value) : null })}
    />
    <Select
      label="Sort"
      hideLabel
      options={itemSorts}
      value={view.sort}
      onChange={({ target }) => onChange({ sort: target.value as ItemSort })}
    />
  </div>
)
