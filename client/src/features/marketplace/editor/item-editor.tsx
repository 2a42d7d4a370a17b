import { marketItemContract, type MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import type { UseFormReturn } from 'react-hook-form'
import { useWords } from '../../../kit/language/bilingual'
import { useSave } from '../../../kit/data/data-writes'
import { ChangedElsewhereNotice } from '../../../kit/form/changed-elsewhere-notice'
import { Form } from '../../../kit/form/form'
import { useOpenedRow } from '../../../kit/form/use-opened-row'
import { formWords } from '../../../kit/form/form-words'
import { FormActions } from '../../../kit/form/form-actions'
import { Button } from '../../../kit/ui/button'
import { useMedia } from '../../../kit/ui/use-media'
import { useGo } from '../../../kit/back-office-links'
import { useListAddress } from '../list/use-list-address'
import { noteSavedItem } from '../list/use-saved-item'
import { editorWords } from './words'
import { CancelItem } from './cancel-item'
import { comparableItem } from './comparable-item'
import { DescriptionSection } from './description-section'
import { ItemDetailsSection } from './item-details-section'
import styles from './item-editor.module.css'
import { toItemForm, withKnownImages, type ItemForm } from './item-form'
import { ItemImagesSection } from './pictures/item-images-section'
import { ItemElsewhereSection } from './item-elsewhere-section'
import { ItemPagePreview, WithItemDrafts } from './item-page-preview'
import { ItemPreview } from './item-preview'
import { ItemSettingsSection } from './item-settings-section'
import { ItemShelfSection } from './item-shelf-section'
import { ItemStatsSection } from './item-stats-section'
import { SaleSection } from './sale-section'
import { saveItem } from './save-item'
import { PublishItem } from './publish-item'
import { useDiscardNewItem } from './use-discard-new-item'
import { useName } from './use-name'
import { usePublishing } from './use-publishing'
import { useStockFollow } from './variations/use-stock-follow'
import { VariationsSection } from './variations/variations-section'
import { useAccount } from '../../../kit/data/use-account'
import { useTimeZone } from '../../../kit/language/use-formats'

type SectionsProps = {
  item: MarketItem
  form: UseFormReturn<ItemForm>
  onImagesChanged: () => void
  /** The item's page stands beside it. */
  isWide: boolean
}

const Sections = ({ item, form, onImagesChanged, isWide }: SectionsProps) => {
  const { row: account } = useAccount()
  const timezone = useTimeZone()
  const follow = useStockFollow(form, item.variations)
  const stock = { live: item.variations, onStockLeft: follow }
  return (
    <div className={styles.columns} data-wide={isWide || undefined}>
      <div className={styles.main}>
        <ItemDetailsSection form={form} {...stock} />
        <VariationsSection form={form} images={item.images} {...stock} />
        <ItemImagesSection itemId={item.id} images={item.images} onChanged={onImagesChanged} />
        <div className={styles.pair}>
          <DescriptionSection />
          <SaleSection timezone={timezone} />
        </div>
        <div className={styles.seldom}>
          <ItemShelfSection id={item.id} form={form} domain={account?.str_domain} />
          <ItemElsewhereSection id={item.id} form={form} images={item.images} business={account} />
          <ItemSettingsSection />
          <ItemStatsSection itemId={item.id} />
        </div>
      </div>
      <div className={styles.beside}>
        {isWide ? <ItemPagePreview item={item} /> : <ItemPreview images={item.images} timezone={timezone} />}
      </div>
    </div>
  )
}

type NamedProps = { form: UseFormReturn<ItemForm> } & Parameters<typeof useName>[1]

/** Apart from the form, so that a letter of the name renders little. */
const Named = ({ form, ...naming }: NamedProps) => {
  useName(form, naming)
  return null
}

type ItemEditorProps = {
  /** The row as it is on the server now. */
  item: MarketItem
  onImagesChanged: () => void
  /** Called with the name as it is typed. */
  onNamed?: (title: string) => void
  /** Where the editor is opened beside something else: called when it is saved or left, instead of going to the list. */
  onDone?: () => void
}

const tellNobody = () => {}

/** Where there is room for the item's page beside its editor. */
const wide = '(min-width: 1280px)'

const Editor = ({
  item,
  onImagesChanged,
  onNamed = tellNobody,
  onDone,
  isWide,
}: ItemEditorProps & { isWide: boolean }) => {
  const words = useWords(editorWords)
  const { checkFields } = useWords(formWords)
  const editor = useOpenedRow({
    contract: marketItemContract,
    row: item,
    toForm: toItemForm,
    comparable: comparableItem,
  })
  const { opened } = editor
  const { update } = useSave('market-items')
  const { save, discard } = useDiscardNewItem(opened)
  const publishing = usePublishing(opened)
  const go = useGo()
  const list = useListAddress()

  const send = async (typed: ItemForm) => {
    const values = publishing.read(typed)
    const known = withKnownImages(values, item.images)
    await save(() => saveItem(item.id, known, { update, refused: checkFields }))
  }
  return (
    <Form<ItemForm>
      label={words.item}
      {...editor.form}
      onSubmit={send}
      onSaved={() => {
        if (onDone) return onDone()
        noteSavedItem(item.id)
        go(list)
      }}
    >
      {(form) => (
        <>
          <ChangedElsewhereNotice labels={editor.changed} onLoad={() => editor.load(form)} />
          <Named form={form} isNew={opened.newlyCreated} onTyped={onNamed} />
          <Sections item={item} form={form} onImagesChanged={onImagesChanged} isWide={isWide} />
          <FormActions bar submit={words.save}>
            {onDone ? (
              <Button onClick={onDone}>{words.cancel}</Button>
            ) : (
              <CancelItem list={list} discard={discard} />
            )}
            <PublishItem publishing={publishing} />
          </FormActions>
        </>
      )}
    </Form>
  )
}

export const ItemEditor = (props: ItemEditorProps) => {
  const isWide = useMedia(wide)
  // Beside something else, that shows what is typed already.
  if (props.onDone) return <Editor {...props} isWide={false} />
  return (
    <WithItemDrafts customerId={props.item.customerId}>
      <Editor {...props} isWide={isWide} />
    </WithItemDrafts>
  )
}
