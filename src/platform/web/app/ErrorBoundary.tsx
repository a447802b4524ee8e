/** Confines an error to the page where it happened; the shell around it remains usable. */
import { Component, type ReactNode } from 'react';
import { Failure } from './PageError.tsx';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
}

/** A class, because React offers nothing else for this. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly error: unknown }> {
  override readonly state: { readonly error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown): { readonly error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    return this.state.error === undefined ? this.props.children : <Failure error={this.state.error} />;
  }
}
