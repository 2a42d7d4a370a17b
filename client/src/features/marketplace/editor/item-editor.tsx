import { marketItemContract, type MarketItem } from '@mainstreet/shared/contracts/marketplace'
import { useState } from 'react'
import { useFormState, type UseFormReturn } from 'react-hook-form'
import { useBackOfficeLocale, useWords } from '../../../kit/language/bilingual'
import { useRow } from '../../../kit/data/data'
import { useApi } from '../../../kit/data/data-provider'
import { useSave } from '../../../kit/data/data-writes'
import { Form } from '../../../kit/form/form'
import { FormActions } from '../../../kit/form/form-actions'
import { RichTextField } from '../../../kit/form/rich-text-field'
import { useAccountId } from '../../../kit/session/session-context'
import { Card } from '../../../kit/ui/card'
import { useGo } from '../../../kit/back-office-links'
import { useListAddress } from '../list/use-list-address'
import { noteSavedItem } from '../list/use-saved-item'
import { editorWords } from './words'
import { CancelItem } from './cancel-item'
import { changedElsewhere } from './changed-elsewhere'
import { ChangedElsewhereNotice } from './changed-elsewhere-notice'
import { ItemDetailsSection } from './item-details-section'
import styles from './item-editor.module.css'
import { toItemForm, withKnownImages, type ItemForm } from './item-form'
import { ItemImagesSection } from './item-images-section'
import { ItemSettingsSection } from './item-settings-section'
import { ItemStatsSection } from './item-stats-section'
import { SaleSection } from './sale-section'
import { saveItem } from './save-item'
import { saveOptions } from './save-options'
import { useDiscardNewItem } from './use-discard-new-item'
import { VariationsSection } from './variations-section'

type SectionsProps = { item: MarketItem; form: UseFormReturn<ItemForm>; onImagesChanged: () => void }

const Sections = ({ item, form, onImagesChanged }: SectionsProps) => {
  const words = useWords(editorWords)
  const { row: account } = useRow('account', useAccountId())
  const timezone = account?.timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <div className={styles.columns}>
      <ItemDetailsSection id={item.id} form={form} domain={account?.str_domain} />
      <div className={styles.beside}>
        <ItemImagesSection itemId={item.id} images={item.images} onChanged={onImagesChanged} />
        <ItemStatsSection itemId={item.id} />
        <ItemSettingsSection />
      </div>
      <Card title={words.description}>
        <RichTextField name="description" hideLabel />
      </Card>
      <VariationsSection form={form} live={item.variations} images={item.images} />
      <SaleSection timezone={timezone} />
    </div>
  )
}

type NewsProps = { item: MarketItem; opened: MarketItem; onLoad: () => void }

/** What others changed; quiet while our own save comes back as an event. */
const News = ({ item, opened, onLoad }: NewsProps) => {
  const { isSubmitting } = useFormState()
  const locale = useBackOfficeLocale()
  return (
    <ChangedElsewhereNotice
      labels={isSubmitting ? [] : changedElsewhere(opened, { now: item, locale })}
      onLoad={onLoad}
    />
  )
}

/** The editor of one item; `item` is the row as it is on the server now. */
export const ItemEditor = ({ item, onImagesChanged }: { item: MarketItem; onImagesChanged: () => void }) => {
  const words = useWords(editorWords)
  const [opened, setOpened] = useState(item)
  const { update } = useSave('market-items')
  const api = useApi()
  const { save, discard } = useDiscardNewItem(opened)
  const go = useGo()
  const list = useListAddress()

  return (
    <Form<ItemForm>
      label={words.item}
      contract={marketItemContract}
      defaultValues={toItemForm(opened)}
      onSubmit={(values) =>
        save(async () => {
          await saveOptions(api, item.id, { options: values.options, saved: item.options })
          await saveItem(item.id, withKnownImages(values, item.images), update)
        })
      }
      onSaved={() => {
        noteSavedItem(item.id)
        go(list)
      }}
    >
      {(form) => (
        <>
          <News
            item={item}
            opened={opened}
            onLoad={() => {
              setOpened(item)
              form.reset(toItemForm(item))
            }}
          />
          <Sections item={item} form={form} onImagesChanged={onImagesChanged} />
          <FormActions bar submit={words.save}>
            <CancelItem list={list} discard={discard} />
          </FormActions>
        </>
      )}
    </Form>
  )
}
