import { useShopTexts } from '../../../../kit/site/texts/shop-texts'
import { Button } from '../../../../kit/ui/button'
import { Drawer } from '../../../../kit/ui/drawer'
import { CategoryChips } from '../category-chips'
import { ShopFilters } from '../shop-filters'
import { ShopOrder } from './shop-order'
import type { ShopView } from '../use-shop-view'
import styles from './filter-sheet.module.css'

type FilterSheetProps = { view: ShopView; open: boolean; onClose: () => void }

/** All that narrows and orders the shop, on a phone: the list behind answers at once. */
export const FilterSheet = ({ view, open, onClose }: FilterSheetProps) => {
  const texts = useShopTexts('list')
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={texts.filter}
      side="bottom"
      footer={
        <Button variant="primary" size="large" wide onClick={onClose}>
          {texts.showFound(view.list.total ?? 0)}
        </Button>
      }
    >
      <div className={styles.parts}>
        <CategoryChips {...view} wraps />
        <ShopFilters {...view} />
        <ShopOrder {...view} />
      </div>
    </Drawer>
  )
}
