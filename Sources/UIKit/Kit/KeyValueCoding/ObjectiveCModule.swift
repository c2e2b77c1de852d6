@_spi(ObjectiveCSources) import ObjectRuntime

/// The classes of UIKit with properties that are set by their names and methods that are called by their names. It is
/// found by its own name.
nonisolated final class _ObjectiveCModule: ObjectiveCModule {
    override class var tables: [ObjectiveCTable.Type] {
        [
            ApplicationTable.self, ResponderTable.self, ViewTable.self, LabelTable.self,
            ImageViewTable.self, ControlTable.self, ButtonTable.self,
            SwitchTable.self, SliderTable.self, TextFieldTable.self,
            TextViewTable.self, ScrollViewTable.self, TableViewTable.self,
            TableViewCellTable.self, TableViewHeaderFooterViewTable.self, StackViewTable.self,
            ActivityIndicatorViewTable.self, ProgressViewTable.self, ViewControllerTable.self,
            TableViewControllerTable.self, NavigationControllerTable.self, BarButtonItemTable.self,
            NavigationBarTable.self, TabBarTable.self, ToolbarTable.self,
            SearchBarTable.self, TabBarControllerTable.self,
            CollectionViewTable.self, CollectionViewCellTable.self, CollectionViewControllerTable.self,
            NavigationItemTable.self, GestureRecognizerTable.self, LayoutConstraintTable.self, SegueTemplateTable.self,
        ]
    }

    override class var protocols: [ObjectiveCProtocol] {
        [
            ProtocolSelectors.scrollViewDelegate, ProtocolSelectors.tableViewDataSource,
            ProtocolSelectors.tableViewDelegate, ProtocolSelectors.collectionViewDataSource,
            ProtocolSelectors.collectionViewDelegate, ProtocolSelectors.collectionViewDelegateFlowLayout,
            ProtocolSelectors.textFieldDelegate, ProtocolSelectors.textViewDelegate,
        ]
    }
}
