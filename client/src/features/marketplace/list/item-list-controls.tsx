import { useWords } from '../../../kit/language/bilingual'
import { SearchField } from '../../../kit/ui/search-field'
import { Select } from '../../../kit/ui/select'
import { listWords } from './words'
import styles from './item-list-controls.module.css'
import { useCategories } from './use-categories'
import { itemSorts, type ItemList } from './use-item-list'

/** Which items are listed, and in which order. */
export const ItemListControls = ({ view, show }: ItemList) => {
  const words = useWords(listWords)
  return (
    <div className={styles.controls}>
      <div className={styles.search}>
        <SearchField
          label={words.search}
          placeholder={words.searchIn}
          value={view.search}
          onSearch={(q) => show({ q })}
        />
      </div>
      <Select
        label={words.category}
        hideLabel
        placeholder={words.allCategories}
        options={(useCategories() ?? []).map(({ id, category }) => ({ value: String(id), label: category }))}
        value={view.category === null ? '' : String(view.category)}
        onChange={({ target }) => show({ category: target.value })}
      />
      <Select
        label={words.sort}
        hideLabel
        options={itemSorts.map((value) => ({ value, label: words.sorts[value] }))}
        value={view.sort}
        onChange={({ target }) => show({ sort: target.value === itemSorts[0] ? '' : target.value })}
      />
    </div>
  )
}
