// Checks that Temporal is usable. Its parts become ready one by one, so each of them gets a request.

import { Connection } from '@temporalio/client';

const retentionSeconds = 24 * 60 * 60; // A day is enough, because results are in our own tables.
const alreadyExistsCode = 6; // gRPC ALREADY_EXISTS
const notFoundCode = 5; // gRPC NOT_FOUND

/** Registers the namespace unless it exists, and throws unless a worker could start in it now. */
export async function checkTemporal(address: string, namespace: string): Promise<void> {
  const connection = await Connection.connect({ address, connectTimeout: '10s' });
  try {
    await connection.withDeadline(Date.now() + 5_000, async () => {
      await registerTemporalNamespace(connection, namespace);
      await checkMatchingPart(connection, namespace);
      await checkHistoryPart(connection, namespace);
    });
  } finally {
    await connection.close();
  }
}

async function registerTemporalNamespace({ workflowService }: Connection, namespace: string): Promise<void> {
  const request = { namespace, workflowExecutionRetentionPeriod: { seconds: retentionSeconds } };
  // The declared type requires a Long; the encoder accepts a number as well.
  await ignoreCode(alreadyExistsCode, workflowService.registerNamespace(request as never));
}

async function checkMatchingPart({ workflowService }: Connection, namespace: string): Promise<void> {
  await workflowService.describeTaskQueue({ namespace, taskQueue: { name: 'readiness' } });
}

async function checkHistoryPart({ workflowService }: Connection, namespace: string): Promise<void> {
  const request = { namespace, execution: { workflowId: 'readiness' } };
  await ignoreCode(notFoundCode, workflowService.describeWorkflowExecution(request));
}

async function ignoreCode(code: number, call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if ((error as { code?: unknown }).code !== code) throw error;
  }
}
