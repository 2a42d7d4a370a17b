import type { MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { ScanBarcode } from 'lucide-react'
import { useState } from 'react'
import { useList } from '../../../kit/data/data'
import { useApi } from '../../../kit/data/data-provider'
import { useBackOfficeLocale, useWords } from '../../../kit/language/bilingual'
import { useFormats } from '../../../kit/language/use-formats'
import { Button } from '../../../kit/ui/button'
import { Dialog } from '../../../kit/ui/dialog'
import { ErrorState } from '../../../kit/ui/error-state'
import { Picture } from '../../../kit/ui/picture'
import { PriceTag } from '../../../kit/ui/price-tag'
import { Select } from '../../../kit/ui/select'
import { Skeleton } from '../../../kit/ui/skeleton'
import { Text } from '../../../kit/ui/text'
import { TextField } from '../../../kit/ui/text-field'
import { toast } from '../../../kit/ui/toaster'
import { webpOf } from '../../../kit/ui/webp-of'
import { useDebounced } from '../../../kit/use-debounced'
import { saleablesOf, type Saleable } from '../new/saleable'
import { CameraDialog } from './camera-dialog'
import { findCode } from './find-code'
import styles from './till.module.css'
import { tillWords } from './till-words'
import { useScannerKeys } from './use-scanner-keys'

const shownAtOnce = 60

type Take = (saleable: Saleable) => void

const Tile = ({ item, timezone, onTake }: { item: MarketItem; timezone: string; onTake: () => void }) => {
  const words = useWords(tillWords)
  const locale = useBackOfficeLocale()
  const { number } = useFormats()
  const saleables = saleablesOf([item], timezone)
  const cheapest = saleables.toSorted((a, b) => a.price - b.price)[0]
  if (!cheapest) return null
  const left = saleables.reduce((sum, each) => sum + each.left, 0)
  const differ = saleables.some(({ price }) => price !== cheapest.price)
  return (
    <li>
      <button type="button" className={styles.tile} disabled={left === 0} onClick={onTake}>
        <Picture src={cheapest.image} webp={webpOf(cheapest.image)} alt="" ratio="1" />
        <span className={styles.named}>
          <Text weight="medium" wrap="anywhere">
            {item.title}
          </Text>
          <PriceTag
            price={cheapest.price}
            regular={cheapest.regularPrice}
            from={differ ? words.from : undefined}
            locale={locale}
          />
          {left !== Infinity && (
            <Text size="sm" tone={left === 0 ? 'danger' : 'muted'}>
              {left === 0 ? words.soldOut : words.left(number(left))}
            </Text>
          )}
        </span>
      </button>
    </li>
  )
}

/** Asks which variation is sold. */
const Which = ({ of, onTake, onClose }: { of: readonly Saleable[]; onTake: Take; onClose: () => void }) => {
  const words = useWords(tillWords)
  const locale = useBackOfficeLocale()
  return (
    <Dialog open onClose={onClose} title={words.choose}>
      <ul className={styles.which}>
        {of.map((saleable) => (
          <li key={saleable.variationId}>
            <Button size="large" wide disabled={saleable.left === 0} onClick={() => onTake(saleable)}>
              {saleable.variation} · <PriceTag price={saleable.price} locale={locale} />
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

/** Finds what a code names and takes it; says so where there is none. */
const useCodes = (timezone: string, onTake: Take) => {
  const words = useWords(tillWords)
  const api = useApi()
  return async (code: string): Promise<boolean> => {
    try {
      const found = await findCode(api, code.trim())
      const saleable = saleablesOf(found ? [found.item] : [], timezone).find(
        ({ variationId }) => variationId === found?.variationId,
      )
      if (saleable) onTake(saleable)
      return saleable !== undefined
    } catch (error) {
      toast.error(words.unknown(code), error)
      return true
    }
  }
}

const useTiles = (search: string, categoryId: string) => {
  const words = useDebounced(search.trim())
  return useList('market-items', {
    newlyCreated: false,
    ...(words && { filter: { words: words.slice(0, 120) } }),
    ...(categoryId && { categoryId: Number(categoryId) }),
    $sort: { title: 1 as const, id: 1 as const },
    $limit: shownAtOnce,
  })
}

type GridProps = { list: ReturnType<typeof useTiles>; timezone: string; onTake: (item: MarketItem) => void }

const Grid = ({ list: { rows, total = 0, error, refetch }, timezone, onTake }: GridProps) => {
  const words = useWords(tillWords)
  const { number } = useFormats()
  if (!rows) return error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton block lines={6} />
  if (rows.length === 0) return <p role="status">{words.nothing}</p>
  return (
    <>
      <ul className={styles.tiles} aria-label={words.title}>
        {rows.map((item) => (
          <Tile key={item.id} item={item} timezone={timezone} onTake={() => onTake(item)} />
        ))}
      </ul>
      {total > rows.length && <p className="muted">{words.more(number(total - rows.length))}</p>}
    </>
  )
}

/** What there is to sell, as tiles to tap; found by name, category, barcode or camera. */
export const TillTiles = ({ timezone, onTake }: { timezone: string; onTake: Take }) => {
  const words = useWords(tillWords)
  const [search, setSearch] = useState('')
  const [categoryId, setCategoryId] = useState('')
  const [asked, setAsked] = useState<readonly Saleable[] | null>(null)
  const [isLooking, setLooking] = useState(false)
  const categories = useList('market-categories', { $sort: { category: 1 }, $limit: 200 }).rows ?? []
  const list = useTiles(search, categoryId)
  const takeCode = useCodes(timezone, onTake)
  const scan = async (code: string) => {
    if (!(await takeCode(code))) toast.error(words.unknown(code))
  }
  useScannerKeys((code) => void scan(code))
  const take = (item: MarketItem) => {
    const saleables = saleablesOf([item], timezone)
    if (saleables.length > 1) setAsked(saleables)
    else if (saleables[0]) onTake(saleables[0])
  }
  const enter = async () => {
    const typed = search.trim()
    if (!typed) return
    const isFound = await takeCode(typed)
    const [only, ...others] = list.rows ?? []
    if (!isFound && only && others.length === 0) take(only)
    else if (!isFound) return
    setSearch('')
  }
  return (
    <div className={styles.goods}>
      <div className={styles.find}>
        <TextField
          type="search"
          label={words.search}
          help={words.searchHelp}
          autoComplete="off"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          onKeyDown={(event) => event.key === 'Enter' && void enter()}
        />
        <Button icon={<ScanBarcode />} aria-haspopup="dialog" onClick={() => setLooking(true)}>
          {words.camera}
        </Button>
        {categories.length > 0 && (
          <Select
            label={words.category}
            placeholder={words.all}
            value={categoryId}
            options={categories.map(({ id, category }) => ({ value: String(id), label: category }))}
            onChange={({ target }) => setCategoryId(target.value)}
          />
        )}
      </div>
      <Grid list={list} timezone={timezone} onTake={take} />
      {asked && (
        <Which
          of={asked}
          onTake={(saleable) => {
            onTake(saleable)
            setAsked(null)
          }}
          onClose={() => setAsked(null)}
        />
      )}
      {isLooking && (
        <CameraDialog
          onClose={() => setLooking(false)}
          onCode={(code) => {
            setLooking(false)
            void scan(code)
          }}
        />
      )}
    </div>
  )
}
