import { columnsOf } from '../../columns-of'
import { marketItemContract, marketVariationContract } from '../../contracts/marketplace/marketplace'
import { locales } from '../language'
import { itemImportHead } from './item-export'

const head = itemImportHead(locales)

test('columns stand where earlier files have them', () => {
  expect(head.join()).toMatch(
    new RegExp(
      '^id,customerId,title,subTitle,description,status,externalUrl,sector,categoryId,category,tags,featured,promoted,' +
        'taxExempt,showPaymentCalculator,allowShipping,trackStock,stockWarning,onSale,saleEnd,discountType,' +
        'discountValue,newlyCreated,createdAt,title_en,subTitle_en,description_en,title_fr,subTitle_fr,description_fr,' +
        'variationId,variation,variation_en,variation_fr,sku,price,stock,variationImage,' +
        'options,options_en,options_fr,images,imageTexts(,|$)',
    ),
  )
})

test('every column that can be written has one column in the file', () => {
  const items = columnsOf(marketItemContract, {
    without: {
      translations: 'by text and language',
      variations: 'lines',
      options: 'one cell',
      cardImageId: 'a picture of its account',
    },
  })
  const variations = columnsOf(marketVariationContract, {
    without: {
      itemId: 'the id',
      order: 'the order of the lines',
      stockSeen: 'the stock',
      imageId: 'its address',
      translations: 'by text and language',
    },
  })
  const named = [...items, ...variations]
  expect(named.filter((name) => !head.includes(name))).toEqual([])
  expect(new Set(head).size).toBe(head.length)
})
