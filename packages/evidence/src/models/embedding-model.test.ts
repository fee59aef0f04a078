import { expect, onTestFinished, test } from 'vitest'
import { createOpenAiCompatibleEmbedding } from './embedding-model.ts'
import { type EmbeddingSettings, toEmbeddingSettings } from './embedding-settings.ts'
import { startFakeEmbeddings } from './testing/fake-embeddings.ts'

async function start(roles?: EmbeddingSettings['roles']) {
  const service = await startFakeEmbeddings()
  onTestFinished(() => service.close())
  const model = createOpenAiCompatibleEmbedding({ baseUrl: service.baseUrl, name: 'fake', roles })
  return { service, model, signal: new AbortController().signal }
}

test('a question and a passage go out with the words the model wants before them', async () => {
  const { service, model, signal } = await start({
    query: { prefix: 'query: ' },
    passage: { prefix: 'passage: ' },
  })

  await model.embed(['statins in stroke'], 'query', signal)
  await model.embed(['Statins lower risk.'], 'passage', signal)

  expect(service.state.texts).toEqual(['query: statins in stroke', 'passage: Statins lower risk.'])
  expect(service.state.inputTypes).toEqual([undefined, undefined])
})

test('a model that wants the role beside the text is told it there', async () => {
  const { service, model, signal } = await start({
    query: { inputType: 'search_query' },
    passage: { inputType: 'search_document' },
  })

  await model.embed(['statins in stroke'], 'query', signal)
  await model.embed(['Statins lower risk.'], 'passage', signal)

  expect(service.state.texts).toEqual(['statins in stroke', 'Statins lower risk.'])
  expect(service.state.inputTypes).toEqual(['search_query', 'search_document'])
})

test('a model that wants neither gets the text alone', async () => {
  const { service, model, signal } = await start()

  await model.embed(['statins in stroke'], 'query', signal)

  expect(service.state.texts).toEqual(['statins in stroke'])
  expect(service.state.inputTypes).toEqual([undefined])
})

test("the operator's keys reach the roles they are named after", () => {
  const settings = toEmbeddingSettings({
    EMBEDDING_BASE_URL: 'http://127.0.0.1:1/v1',
    EMBEDDING_NAME: 'e5',
    EMBEDDING_QUERY_PREFIX: 'query: ',
    EMBEDDING_PASSAGE_PREFIX: 'passage: ',
    EMBEDDING_QUERY_TYPE: 'query',
    EMBEDDING_PASSAGE_TYPE: 'passage',
  })

  expect(settings?.roles).toEqual({
    query: { prefix: 'query: ', inputType: 'query' },
    passage: { prefix: 'passage: ', inputType: 'passage' },
  })
})
