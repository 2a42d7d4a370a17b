import { itemConditions, type MarketImage } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { pathTo, routes } from '@mainstreet/shared/routes'
import { bareGtin } from '@mainstreet/shared/rules/items/gtin'
import { inOrder } from '@mainstreet/shared/rules/in-order'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { Field } from '../../../kit/form/fields/field'
import { SelectField } from '../../../kit/form/fields/select-field'
import { SearchTextFields } from '../../../kit/form/search-texts/search-text-fields'
import { useWords } from '../../../kit/language/bilingual'
import { textOfHtml } from '../../../kit/rich-text/text-of-html'
import { shownAddress, siteAddress } from '../../../kit/site-address'
import { Card } from '../../../kit/ui/card'
import { Grid, Stack } from '../../../kit/ui/stack'
import { Text } from '../../../kit/ui/text'
import type { ItemForm } from './item-form'
import { editorWords } from './words'

const Barcodes = ({ form }: { form: UseFormReturn<ItemForm> }) => {
  const words = useWords(editorWords)
  const rows = useWatch({ control: form.control, name: 'variations' })
  const several = rows.length > 1
  return (
    <Grid>
      {rows.map(({ variation }, index) => (
        <Field
          key={index}
          name={`variations.${index}.gtin`}
          label={several ? words.gtinOf(variation || words.variation(index + 1)) : undefined}
          help={index === 0 ? words.gtinHelp : undefined}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          format={bareGtin}
        />
      ))}
    </Grid>
  )
}

interface ElsewhereProps {
  id: number
  form: UseFormReturn<ItemForm>
  images: readonly MarketImage[]
  /** The business's name and the host of its site; unknown until its account is read. */
  business?: { str_company_name: string; str_domain: string }
}

const SearchTexts = ({ id, form, images, business }: ElsewhereProps) => {
  const words = useWords(editorWords)
  const names = ['title', 'subTitle', 'description'] as const
  const [title, subTitle, description] = useWatch({ control: form.control, name: names })
  const address = siteAddress(business?.str_domain ?? '') + pathTo(routes.item, id)
  const pictures = inOrder(images).map((image, index) => ({
    value: String(image.id),
    label: words.picture(index + 1),
  }))
  return (
    <>
      <Text as="p" tone="muted">
        {words.ownText}
      </Text>
      <SearchTextFields
        names={['metaTitle', 'metaDescription']}
        usual={{
          title: [title, business?.str_company_name].filter(Boolean).join(' · '),
          text: textOfHtml(description) || subTitle,
        }}
        address={shownAddress(address)}
      />
      {pictures.length > 1 && (
        <SelectField name="cardImageId" numeric placeholder={words.firstImage} options={pictures} />
      )}
    </>
  )
}

/** How an item is found elsewhere: what catalogues ask of it, and what search results and shared links say. */
export const ItemElsewhereSection = (props: ElsewhereProps) => {
  const words = useWords(editorWords)
  const conditions = itemConditions.map((value) => ({ value, label: words.conditions[value] }))
  return (
    <Card title={words.elsewhere} folds="everywhere" summary={words.elsewhereSummary}>
      <Stack gap={4}>
        <Grid>
          <Field name="brand" autoComplete="off" help={words.brandHelp} />
          <SelectField name="condition" options={conditions} />
        </Grid>
        <Barcodes form={props.form} />
        <SearchTexts {...props} />
      </Stack>
    </Card>
  )
}
