@_spi(ObjectiveCSources) import ObjectRuntime

/// The selectors of the methods of protocols whose messages are often passed on. They are Apple's, and not all methods
/// exist here.
enum ProtocolSelectors {
    static var scrollViewDelegate: ObjectiveCProtocol {
        ObjectiveCProtocol(
            (any UIScrollViewDelegate).self,
            optional: [
                "scrollViewDidChangeAdjustedContentInset:",
                "scrollViewDidEndDecelerating:",
                "scrollViewDidEndDragging:willDecelerate:",
                "scrollViewDidEndScrollingAnimation:",
                "scrollViewDidEndZooming:withView:atScale:",
                "scrollViewDidScroll:",
                "scrollViewDidScrollToTop:",
                "scrollViewDidZoom:",
                "scrollViewShouldScrollToTop:",
                "scrollViewWillBeginDecelerating:",
                "scrollViewWillBeginDragging:",
                "scrollViewWillBeginZooming:withView:",
                "scrollViewWillEndDragging:withVelocity:targetContentOffset:",
                "viewForZoomingInScrollView:",
            ]
        )
    }

    static var tableViewDataSource: ObjectiveCProtocol {
        ObjectiveCProtocol(
            (any UITableViewDataSource).self,
            required: [
                "tableView:cellForRowAtIndexPath:",
                "tableView:numberOfRowsInSection:",
            ],
            optional: [
                "numberOfSectionsInTableView:",
                "sectionIndexTitlesForTableView:",
                "tableView:canEditRowAtIndexPath:",
                "tableView:canMoveRowAtIndexPath:",
                "tableView:commitEditingStyle:forRowAtIndexPath:",
                "tableView:moveRowAtIndexPath:toIndexPath:",
                "tableView:sectionForSectionIndexTitle:atIndex:",
                "tableView:titleForFooterInSection:",
                "tableView:titleForHeaderInSection:",
            ]
        )
    }

    static var tableViewDelegate: ObjectiveCProtocol {
        ObjectiveCProtocol(
            (any UITableViewDelegate).self,
            refining: [(any UIScrollViewDelegate).self],
            optional: [
                "indexPathForPreferredFocusedViewInTableView:",
                "tableView:accessoryButtonTappedForRowWithIndexPath:",
                "tableView:canFocusRowAtIndexPath:",
                "tableView:canPerformAction:forRowAtIndexPath:withSender:",
                "tableView:canPerformPrimaryActionForRowAtIndexPath:",
                "tableView:contextMenuConfigurationForRowAtIndexPath:point:",
                "tableView:didBeginMultipleSelectionInteractionAtIndexPath:",
                "tableView:didDeselectRowAtIndexPath:",
                "tableView:didEndDisplayingCell:forRowAtIndexPath:",
                "tableView:didEndDisplayingFooterView:forSection:",
                "tableView:didEndDisplayingHeaderView:forSection:",
                "tableView:didEndEditingRowAtIndexPath:",
                "tableView:didHighlightRowAtIndexPath:",
                "tableView:didSelectRowAtIndexPath:",
                "tableView:didUnhighlightRowAtIndexPath:",
                "tableView:didUpdateFocusInContext:withAnimationCoordinator:",
                "tableView:editActionsForRowAtIndexPath:",
                "tableView:editingStyleForRowAtIndexPath:",
                "tableView:estimatedHeightForFooterInSection:",
                "tableView:estimatedHeightForHeaderInSection:",
                "tableView:estimatedHeightForRowAtIndexPath:",
                "tableView:heightForFooterInSection:",
                "tableView:heightForHeaderInSection:",
                "tableView:heightForRowAtIndexPath:",
                "tableView:indentationLevelForRowAtIndexPath:",
                "tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:",
                "tableView:performAction:forRowAtIndexPath:withSender:",
                "tableView:performPrimaryActionForRowAtIndexPath:",
                "tableView:previewForDismissingContextMenuWithConfiguration:",
                "tableView:previewForHighlightingContextMenuWithConfiguration:",
                "tableView:selectionFollowsFocusForRowAtIndexPath:",
                "tableView:shouldBeginMultipleSelectionInteractionAtIndexPath:",
                "tableView:shouldHighlightRowAtIndexPath:",
                "tableView:shouldIndentWhileEditingRowAtIndexPath:",
                "tableView:shouldShowMenuForRowAtIndexPath:",
                "tableView:shouldSpringLoadRowAtIndexPath:withContext:",
                "tableView:shouldUpdateFocusInContext:",
                "tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:",
                "tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:",
                "tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:",
                "tableView:viewForFooterInSection:",
                "tableView:viewForHeaderInSection:",
                "tableView:willBeginEditingRowAtIndexPath:",
                "tableView:willDeselectRowAtIndexPath:",
                "tableView:willDisplayCell:forRowAtIndexPath:",
                "tableView:willDisplayContextMenuWithConfiguration:animator:",
                "tableView:willDisplayFooterView:forSection:",
                "tableView:willDisplayHeaderView:forSection:",
                "tableView:willEndContextMenuInteractionWithConfiguration:animator:",
                "tableView:willPerformPreviewActionForMenuWithConfiguration:animator:",
                "tableView:willSelectRowAtIndexPath:",
                "tableViewDidEndMultipleSelectionInteraction:",
            ]
        )
    }

    static var collectionViewDataSource: ObjectiveCProtocol {
        ObjectiveCProtocol(
            (any UICollectionViewDataSource).self,
            required: [
                "collectionView:cellForItemAtIndexPath:",
                "collectionView:numberOfItemsInSection:",
            ],
            optional: [
                "collectionView:canMoveItemAtIndexPath:",
                "collectionView:indexPathForIndexTitle:atIndex:",
                "collectionView:moveItemAtIndexPath:toIndexPath:",
                "collectionView:viewForSupplementaryElementOfKind:atIndexPath:",
                "indexTitlesForCollectionView:",
                "numberOfSectionsInCollectionView:",
            ]
        )
    }

    static var collectionViewDelegate: ObjectiveCProtocol {
        ObjectiveCProtocol(
            (any UICollectionViewDelegate).self,
            refining: [(any UIScrollViewDelegate).self],
            optional: [
                "collectionView:canFocusItemAtIndexPath:",
                "collectionView:canPerformAction:forItemAtIndexPath:withSender:",
                "collectionView:contextMenuConfiguration:dismissalPreviewForItemAtIndexPath:",
                "collectionView:contextMenuConfiguration:highlightPreviewForItemAtIndexPath:",
                "collectionView:contextMenuConfigurationForItemAtIndexPath:point:",
                "collectionView:contextMenuConfigurationForItemsAtIndexPaths:point:",
                "collectionView:didBeginMultipleSelectionInteractionAtIndexPath:",
                "collectionView:didDeselectItemAtIndexPath:",
                "collectionView:didEndDisplayingCell:forItemAtIndexPath:",
                "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:",
                "collectionView:didHighlightItemAtIndexPath:",
                "collectionView:didSelectItemAtIndexPath:",
                "collectionView:didUnhighlightItemAtIndexPath:",
                "collectionView:didUpdateFocusInContext:withAnimationCoordinator:",
                "collectionView:performAction:forItemAtIndexPath:withSender:",
                "collectionView:performPrimaryActionForItemAtIndexPath:",
                "collectionView:previewForDismissingContextMenuWithConfiguration:",
                "collectionView:previewForHighlightingContextMenuWithConfiguration:",
                "collectionView:sceneActivationConfigurationForItemAtIndexPath:point:",
                "collectionView:selectionFollowsFocusForItemAtIndexPath:",
                "collectionView:shouldBeginMultipleSelectionInteractionAtIndexPath:",
                "collectionView:shouldDeselectItemAtIndexPath:",
                "collectionView:shouldHighlightItemAtIndexPath:",
                "collectionView:shouldSelectItemAtIndexPath:",
                "collectionView:shouldShowMenuForItemAtIndexPath:",
                "collectionView:shouldUpdateFocusInContext:",
                "collectionView:targetContentOffsetForProposedContentOffset:",
                "collectionView:targetIndexPathForMoveFromItemAtIndexPath:toProposedIndexPath:",
                "collectionView:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:",
                "collectionView:transitionLayoutForOldLayout:newLayout:",
                "collectionView:willDisplayCell:forItemAtIndexPath:",
                "collectionView:willDisplayContextMenuWithConfiguration:animator:",
                "collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:",
                "collectionView:willEndContextMenuInteractionWithConfiguration:animator:",
                "collectionView:willPerformPreviewActionForMenuWithConfiguration:animator:",
                "collectionViewDidEndMultipleSelectionInteraction:",
                "indexPathForPreferredFocusedViewInCollectionView:",
            ]
        )
    }

    static var collectionViewDelegateFlowLayout: ObjectiveCProtocol {
        ObjectiveCProtocol(
            (any UICollectionViewDelegateFlowLayout).self,
            refining: [(any UICollectionViewDelegate).self, (any UIScrollViewDelegate).self],
            optional: [
                "collectionView:layout:insetForSectionAtIndex:",
                "collectionView:layout:minimumInteritemSpacingForSectionAtIndex:",
                "collectionView:layout:minimumLineSpacingForSectionAtIndex:",
                "collectionView:layout:referenceSizeForFooterInSection:",
                "collectionView:layout:referenceSizeForHeaderInSection:",
                "collectionView:layout:sizeForItemAtIndexPath:",
            ]
        )
    }

    static var textFieldDelegate: ObjectiveCProtocol {
        ObjectiveCProtocol(
            (any UITextFieldDelegate).self,
            optional: [
                "textField:editMenuForCharactersInRange:suggestedActions:",
                "textField:insertInputSuggestion:",
                "textField:shouldChangeCharactersInRange:replacementString:",
                "textField:willDismissEditMenuWithAnimator:",
                "textField:willPresentEditMenuWithAnimator:",
                "textFieldDidBeginEditing:",
                "textFieldDidChangeSelection:",
                "textFieldDidEndEditing:",
                "textFieldDidEndEditing:reason:",
                "textFieldShouldBeginEditing:",
                "textFieldShouldClear:",
                "textFieldShouldEndEditing:",
                "textFieldShouldReturn:",
            ]
        )
    }

    static var textViewDelegate: ObjectiveCProtocol {
        ObjectiveCProtocol(
            (any UITextViewDelegate).self,
            refining: [(any UIScrollViewDelegate).self],
            optional: [
                "textView:didBeginFormattingWithViewController:",
                "textView:didEndFormattingWithViewController:",
                "textView:editMenuForTextInRange:suggestedActions:",
                "textView:insertInputSuggestion:",
                "textView:menuConfigurationForTextItem:defaultMenu:",
                "textView:primaryActionForTextItem:defaultAction:",
                "textView:shouldChangeTextInRange:replacementText:",
                "textView:shouldInteractWithTextAttachment:inRange:",
                "textView:shouldInteractWithTextAttachment:inRange:interaction:",
                "textView:shouldInteractWithURL:inRange:",
                "textView:shouldInteractWithURL:inRange:interaction:",
                "textView:textItemMenuWillDisplayForTextItem:animator:",
                "textView:textItemMenuWillEndForTextItem:animator:",
                "textView:willBeginFormattingWithViewController:",
                "textView:willDismissEditMenuWithAnimator:",
                "textView:willEndFormattingWithViewController:",
                "textView:willPresentEditMenuWithAnimator:",
                "textView:writingToolsIgnoredRangesInEnclosingRange:",
                "textViewDidBeginEditing:",
                "textViewDidChange:",
                "textViewDidChangeSelection:",
                "textViewDidEndEditing:",
                "textViewShouldBeginEditing:",
                "textViewShouldEndEditing:",
                "textViewWritingToolsDidEnd:",
                "textViewWritingToolsWillBegin:",
            ]
        )
    }
}
