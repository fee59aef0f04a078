import { expect, test } from 'vitest'
import { articleSetXml, articleXml, readAll, readOne } from '../testing/pubmed-fixtures.ts'

test('the link to PubMed comes first, then DOI and full text', async () => {
  const xml = articleXml({
    inArticle: '<ELocationID EIdType="doi" ValidYN="Y">10.1056/NEJMoa1911303</ELocationID>',
  }).replace(
    '</PubmedArticle>',
    '<PubmedData><ArticleIdList><ArticleId IdType="pmc">PMC7000001</ArticleId></ArticleIdList></PubmedData></PubmedArticle>',
  )

  const document = await readOne(xml)

  expect(document.doi).toBe('10.1056/NEJMoa1911303')
  expect(document.links).toEqual([
    'https://pubmed.ncbi.nlm.nih.gov/1000001/',
    'https://doi.org/10.1056/NEJMoa1911303',
    'https://pmc.ncbi.nlm.nih.gov/articles/PMC7000001/',
  ])
})

test.each([
  ['<Year>2007</Year><Month>Nov</Month>', 2007],
  ['<MedlineDate>1998 Dec-1999 Jan</MedlineDate>', 1998],
  ['<Year>2011</Year><Season>Spring</Season>', 2011],
  ['<MedlineDate>Summer</MedlineDate>', null],
])('the date %s gives the year %s', async (pubDate, year) => {
  const document = await readOne(articleXml({ pubDate }))

  expect(document.year).toBe(year)
})

test.each([
  ['<Year>2007</Year><Month>Nov</Month>', '2007-11'],
  ['<Year>2019</Year><Month>Nov</Month><Day>1</Day>', '2019-11-01'],
  ['<Year>2019</Year><Month>4</Month>', '2019-04'],
  ['<MedlineDate>1998 Dec-1999 Jan</MedlineDate>', '1998'],
  ['<Year>2011</Year><Season>Spring</Season>', '2011'],
  ['<MedlineDate>Summer</MedlineDate>', null],
])('the date %s is told as precisely as it is: %s', async (pubDate, publishedOn) => {
  const document = await readOne(articleXml({ pubDate }))

  expect(document.publishedOn).toBe(publishedOn)
})

test('what stood on the web first was published that day', async () => {
  const inArticle =
    '<ArticleDate DateType="Electronic"><Year>2019</Year><Month>09</Month><Day>19</Day></ArticleDate>'

  const document = await readOne(articleXml({ inArticle, pubDate: '<Year>2019</Year><Month>Nov</Month>' }))

  expect(document.publishedOn).toBe('2019-09-19')
})

test('markup becomes text a reader can trust: a power is never a larger number', async () => {
  const abstract = `<Abstract><AbstractText>Counts above 10<sup>9</sup>/L and CO<sub>2</sub>, <i>E. coli</i>,
    CD4<sup>+</sup> cells<b> and</b> m<sup>2</sup>; <mml:math xmlns:mml="http://www.w3.org/1998/Math/MathML"><mml:msup>
    <mml:mi>x</mml:mi><mml:mn>2</mml:mn></mml:msup><mml:mo>=</mml:mo><mml:mfrac><mml:mn>1</mml:mn><mml:mn>2</mml:mn>
    </mml:mfrac></mml:math>.</AbstractText></Abstract>`

  const document = await readOne(articleXml({ abstract }))

  expect(document.sections[0]?.text).toBe(
    'Counts above 10^9/L and CO2, E. coli, CD4+ cells and m2; x^2 = 1/2.',
  )
})

test('a structured abstract keeps its labels, a part without text is left out', async () => {
  const abstract = `<Abstract><AbstractText Label="BACKGROUND" NlmCategory="BACKGROUND">Why.</AbstractText>
    <AbstractText NlmCategory="RESULTS">What.</AbstractText><AbstractText Label="FUNDING"> </AbstractText>
    <CopyrightInformation>© 2020 The Society.</CopyrightInformation></Abstract>`

  const document = await readOne(articleXml({ abstract }))

  expect(document.sections).toEqual([
    { label: 'BACKGROUND', text: 'Why.' },
    { label: 'RESULTS', text: 'What.' },
  ])
  expect(document.licence).toBe('© 2020 The Society.')
  expect(document.readPart).toBe('abstract')
})

test('a translated title loses its brackets, one that is not available gives way to the original', async () => {
  const translated = await readOne(
    articleXml({ title: '[Treatment of asthma].', language: 'ger', abstract: '' }),
  )
  const original = await readOne(
    articleXml({
      title: '[Not Available].',
      language: 'fre',
      abstract: '',
      inArticle: '<VernacularTitle>Traitement de l’asthme</VernacularTitle>',
    }),
  )

  expect(translated).toMatchObject({ title: 'Treatment of asthma', language: 'en', readPart: 'title' })
  expect(original).toMatchObject({ title: 'Traitement de l’asthme', language: 'fr' })
})

test('without an abstract of PubMed the English one of the publisher is taken, whatever comes first', async () => {
  const afterArticle = `<OtherAbstract Type="Publisher" Language="spa"><AbstractText>Mejoró.</AbstractText></OtherAbstract>
    <OtherAbstract Type="Publisher" Language="eng"><AbstractText>It improved.</AbstractText></OtherAbstract>`
  const spanishOnly = afterArticle.split('\n')[0] ?? ''

  const both = await readOne(articleXml({ abstract: '', afterArticle }))
  const one = await readOne(articleXml({ abstract: '', afterArticle: spanishOnly }))

  expect(both).toMatchObject({ language: 'en', sections: [{ label: null, text: 'It improved.' }] })
  expect(one).toMatchObject({ language: 'es', sections: [{ label: null, text: 'Mejoró.' }] })
})

test.each([
  ['RetractionIn', 'retracted'],
  ['ExpressionOfConcernIn', 'expression-of-concern'],
  ['ErratumIn', 'corrected'],
  ['CommentIn', 'current'],
  ['Cites', 'current'],
])('a notice of kind %s makes the record %s', async (refType, status) => {
  const afterArticle = `<CommentsCorrectionsList><CommentsCorrections RefType="${refType}"><RefSource>Lancet. 2021</RefSource>
    <PMID>33333333</PMID></CommentsCorrections></CommentsCorrectionsList>`

  const document = await readOne(articleXml({ afterArticle }))

  expect(document.status).toBe(status)
  expect(document.related).toHaveLength(refType === 'Cites' ? 0 : 1)
})

test('a retracted publication is retracted by its type alone, and the gravest notice counts', async () => {
  const afterArticle = `<CommentsCorrectionsList><CommentsCorrections RefType="ErratumIn"><RefSource>x</RefSource>
    </CommentsCorrections></CommentsCorrectionsList>`

  const document = await readOne(
    articleXml({ publicationTypes: ['Journal Article', 'Retracted Publication'], afterArticle }),
  )

  expect(document.status).toBe('retracted')
})

test('registrations come from the data bank list and from the text, each once', async () => {
  const document = await readOne(
    articleXml({
      abstract: `<Abstract><AbstractText>ClinicalTrials.gov NCT03036124; EudraCT 2016-003897-41; PROSPERO CRD42018091234;
        ISRCTN12345678; chr 12345678.</AbstractText></Abstract>`,
      inArticle: `<DataBankList><DataBank><DataBankName>ClinicalTrials.gov</DataBankName><AccessionNumberList>
        <AccessionNumber>NCT03036124</AccessionNumber></AccessionNumberList></DataBank><DataBank><DataBankName>GENBANK</DataBankName>
        <AccessionNumberList><AccessionNumber>AB000001</AccessionNumber></AccessionNumberList></DataBank></DataBankList>`,
    }),
  )

  expect(document.registrations).toEqual([
    'NCT03036124',
    'ISRCTN12345678',
    'EudraCT 2016-003897-41',
    'CRD42018091234',
  ])
})

test('groups stand among the authors, authors marked as invalid do not', async () => {
  const xml = articleXml().replace(
    '</AuthorList>',
    `<Author ValidYN="N"><LastName>Wrong</LastName></Author><Author><CollectiveName>SPRINT Research Group</CollectiveName>
     </Author><Author><LastName>Roe</LastName><Initials>AB</Initials><Suffix>Jr</Suffix></Author></AuthorList>`,
  )

  const document = await readOne(xml)

  expect(document.authors).toEqual(['Doe J', 'SPRINT Research Group', 'Roe AB Jr'])
})

test('books are left out by name, and a record that cannot be used does not stop the others', async () => {
  const book =
    '<PubmedBookArticle><BookDocument><PMID Version="1">20301295</PMID></BookDocument></PubmedBookArticle>'
  const empty = articleXml({ pmid: '1000003', title: '', abstract: '' })
  const huge = articleXml({ pmid: '1000004', title: 'x'.repeat(600_000) })
  const nameless = articleXml({ pmid: 'abc' })

  const events = await readAll(articleSetXml(book, empty, huge, nameless, articleXml({ pmid: '1000005' })))

  expect(events.map((event) => event.type)).toEqual([
    'skipped',
    'bad-record',
    'bad-record',
    'bad-record',
    'record',
  ])
  expect(events[0]).toMatchObject({ name: 'PMID 20301295' })
  expect(events[1]).toMatchObject({ name: 'PMID 1000003', reason: 'neither title nor abstract' })
  expect(events[3]).toMatchObject({ name: 'record 4', reason: "'abc' is not a PMID" })
})

test('a record without end is read over, and the one after it is there', async () => {
  const part = `<AbstractText>${'word '.repeat(2_000)}</AbstractText>`
  const endless = articleXml({ abstract: `<Abstract>${part.repeat(450)}</Abstract>` })

  const events = await readAll(articleSetXml(endless, articleXml({ pmid: '1000002' })))

  expect(events.map((event) => event.type)).toEqual(['bad-record', 'record'])
  expect(events[0]).toMatchObject({ name: 'PMID 1000001', reason: 'record of more than 4000000 characters' })
})
